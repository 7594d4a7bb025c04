import sys


class Wrong(Exception):
    pass


n, q = map(int, input().split())
parent, kind, target, entries = {1: 1}, {1: "D"}, {}, {}
for _ in range(n):
    number, directory, name, letter, *path = input().split()
    number = int(number)
    parent[number] = int(directory)
    kind[number] = letter
    entries[int(directory), name] = number
    if letter == "L":
        target[number] = path[0]


def resolve(at, path):
    global links
    if path.startswith("/"):
        at = 1
    parts = []
    for part in path.split("/"):
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        else:
            parts.append(part)
    for part in parts:
        if part == "":
            continue
        if kind[at] != "D":
            raise Wrong("not a directory")
        if part == ".":
            continue
        if part == "..":
            at = parent[at]
            continue
        if (at, part) not in entries:
            raise Wrong("missing")
        found = entries[at, part]
        if kind[found] == "L":
            links += 1
            if links > 20:
                raise Wrong("loop")
            found = resolve(at, target[found])
        at = found
    return at


for _ in range(q):
    directory, path = sys.stdin.readline().split()
    links = 0
    try:
        print(resolve(int(directory), path))
    except Wrong as wrong:
        print(wrong)
