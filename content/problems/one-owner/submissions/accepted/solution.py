owned = {}  # of each living variable: its thing, or None
blocks = [[]]


def release(variable):
    if owned[variable] is not None:
        print("release", owned[variable])
    owned[variable] = None


def end_block():
    for variable in reversed(blocks.pop()):
        release(variable)
        del owned[variable]


for _ in range(int(input())):
    word, *names = input().split()
    if word == "{":
        blocks.append([])
    elif word == "}":
        end_block()
    elif word in ("own", "empty"):
        variable = names[0]
        owned[variable] = names[1] if word == "own" else None
        blocks[-1].append(variable)
    elif word == "move":
        x, y = names
        release(y)
        owned[y], owned[x] = owned[x], None
    elif word == "reset":
        release(names[0])
    else:
        print(owned[names[0]] or "empty")
end_block()
