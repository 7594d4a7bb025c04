import sys

input = sys.stdin.readline
n, m = map(int, input().split())
near = {village: [] for village in range(1, n + 1)}
for _ in range(m):
    a, b = map(int, input().split())
    near[a].append(b)
    near[b].append(a)
seen = set()
sizes = []
for start in near:
    if start in seen:
        continue
    seen.add(start)
    stack = [start]
    size = 0
    while stack:
        village = stack.pop()
        size += 1
        for other in near[village]:
            if other not in seen:
                seen.add(other)
                stack.append(other)
    sizes.append(size)
print(len(sizes), max(sizes), sizes.count(1))
