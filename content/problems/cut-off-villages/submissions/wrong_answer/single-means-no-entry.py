import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
near = [[] for _ in range(n + 1)]
for i in range(2, 2 + 2 * m, 2):
    near[data[i]].append(data[i + 1])
    near[data[i + 1]].append(data[i])
seen = [False] * (n + 1)
sizes = []
for start in range(1, n + 1):
    if seen[start]:
        continue
    seen[start] = True
    stack = [start]
    size = 0
    while stack:
        village = stack.pop()
        size += 1
        for other in near[village]:
            if not seen[other]:
                seen[other] = True
                stack.append(other)
    sizes.append(size)
print(len(sizes), max(sizes), sum(1 for village in range(1, n + 1) if not near[village]))
