import sys

lines = [line.split() for line in sys.stdin]
n, q = map(int, lines[0])
base = {}
functions = {}  # of each class: is the function declared virtual?
for name, above, _, *declared in lines[1 : n + 1]:
    base[name] = above
    functions[name] = {f.rstrip("*"): f.endswith("*") for f in declared}


def upwards(name):
    while name != "-":
        yield name
        name = base[name]


def look_up(name, function):
    return next((c for c in upwards(name) if function in functions[c]), None)


for s, d, function in lines[n + 1 :]:
    found = look_up(s, function)
    if found is None:
        print("error")
        continue
    if any(functions[c].get(function) for c in upwards(found)):
        found = look_up(d, function)
    print(found + "::" + function)
