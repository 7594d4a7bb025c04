layers = {"user": {}, "project": {}, "default": {}}


def get(name):
    for place, layer in layers.items():
        if name in layer:
            return f"{layer[name]} {place}"
    return "not set"


for _ in range(int(input())):
    kind, *words = input().split()
    if kind == "get":
        print(get(words[0]))
    elif kind == "list":
        print(*sorted(layers[words[0]]) or ["nothing"])
    elif kind == "set":
        place, name, value = words
        layers[place][name] = value
    else:
        place, name = words
        layers[place].pop(name, None)
