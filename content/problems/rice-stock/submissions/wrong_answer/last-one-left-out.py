import sys

lines = sys.stdin.readlines()
n, q = map(int, lines[0].split())
tree = [0] + list(map(int, lines[1].split()))
for i in range(1, n + 1):
    above = i + (i & -i)
    if above <= n:
        tree[above] += tree[i]


def first(i):
    total = 0
    while i > 0:
        total += tree[i]
        i -= i & -i
    return total


out = []
for line in lines[2:q + 2]:
    event, i, x = line.split()
    i, x = int(i), int(x)
    if event == "?":
        out.append(first(x) - first(i - 1))
    else:
        if event == "-":
            x = -x
        while i < n:
            tree[i] += x
            i += i & -i
print(*out, sep="\n")
