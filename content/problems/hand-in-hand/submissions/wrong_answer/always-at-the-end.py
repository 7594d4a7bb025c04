import sys

lines = sys.stdin.read().split("\n")
chain = {1: True}
for line in lines[1 : int(lines[0]) + 1]:
    command, *children = line.split()
    if command == "JOIN":
        chain[int(children[0])] = True
    else:
        del chain[int(children[0])]
print(*chain if chain else ["nobody"])
