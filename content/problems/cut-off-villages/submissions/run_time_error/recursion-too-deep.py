import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
near = [[] for _ in range(n + 1)]
for i in range(2, 2 + 2 * m, 2):
    near[data[i]].append(data[i + 1])
    near[data[i + 1]].append(data[i])
seen = [False] * (n + 1)


def visit(village):
    seen[village] = True
    size = 1
    for other in near[village]:
        if not seen[other]:
            size += visit(other)
    return size


sizes = [visit(start) for start in range(1, n + 1) if not seen[start]]
print(len(sizes), max(sizes), sizes.count(1))
