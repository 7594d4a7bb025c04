import sys

lines = sys.stdin.read().split("\n")
n = int(lines[0])
cans = [0] + list(map(int, lines[1].split()))
roads = [[] for _ in range(n + 1)]
for line in lines[2:n + 1]:
    a, b, d = map(int, line.split())
    roads[a].append((b, d))
    roads[b].append((a, d))
total = sum(cans)
answer = [0] * (n + 1)
walk = [(1, 0, 0)]
for here, parent, distance in walk:
    answer[1] += cans[here] * distance
    walk += [(there, here, distance + d) for there, d in roads[here] if there != parent]
for here, parent, distance in walk:
    for there, d in roads[here]:
        if there != parent:
            answer[there] = answer[here] + d * (total - 2 * cans[there])
print(*answer[1:], sep="\n")
