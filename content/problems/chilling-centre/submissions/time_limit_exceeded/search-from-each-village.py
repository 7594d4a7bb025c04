import sys

lines = sys.stdin.read().split("\n")
n = int(lines[0])
cans = [0] + list(map(int, lines[1].split()))
roads = [[] for _ in range(n + 1)]
for line in lines[2:n + 1]:
    a, b, d = map(int, line.split())
    roads[a].append((b, d))
    roads[b].append((a, d))
for start in range(1, n + 1):
    total = 0
    walk = [(start, 0, 0)]
    for here, parent, distance in walk:
        total += cans[here] * distance
        walk += [(there, here, distance + d) for there, d in roads[here] if there != parent]
    print(total)
