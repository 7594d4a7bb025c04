limit, n = map(int, input().split())
inside = {}


def get_in(name, kg):
    if name in inside:
        raise ValueError(f"{name} is already inside")
    too_much = sum(inside.values()) + kg - limit
    if too_much > 0:
        raise ValueError(f"too heavy by {too_much} kg")
    inside[name] = kg


def get_out(name):
    if name not in inside:
        raise ValueError(f"{name} is not inside")
    del inside[name]


for _ in range(n):
    command, name, *kg = input().split()
    try:
        if command == "in":
            get_in(name, int(kg[0]))
        else:
            get_out(name)
        print(f"{len(inside)} inside, {sum(inside.values())} kg")
    except ValueError as refusal:
        print(refusal)
