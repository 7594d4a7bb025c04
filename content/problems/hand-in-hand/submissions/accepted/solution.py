import sys

lines = sys.stdin.read().split("\n")
q = int(lines[0])
before = {1: 0}
behind = {0: 1, 1: 0}
for line in lines[1 : q + 1]:
    command, *children = line.split()
    x = int(children[0])
    if command == "JOIN":
        y = int(children[1])
        z = behind[y]
        behind[y], before[x] = x, y
        behind[x], before[z] = z, x
    else:
        y, z = before[x], behind[x]
        behind[y], before[z] = z, y
chain = []
x = behind[0]
while x != 0:
    chain.append(x)
    x = behind[x]
print(*chain if chain else ["nobody"])
