import sys

first, second, *lines = sys.stdin.read().splitlines()
n = int(first)
below = list(map(int, second.split()))
roads = [[] for _ in range(n)]
for line in lines:
    a, b, d = map(int, line.split())
    roads[a - 1].append((b - 1, d))
    roads[b - 1].append((a - 1, d))
order = [0]
parent = [None] * n
up = [None] * n  # the length of the road to the parent
for here in order:
    for there, d in roads[here]:
        if there != parent[here]:
            parent[there] = here
            up[there] = d
            order.append(there)
answer = [0] * n
for here in reversed(order[1:]):
    below[parent[here]] += below[here]
    answer[0] += up[here] * below[here]
for here in order[1:]:
    answer[here] = answer[parent[here]] + up[here] * (below[0] - 2 * below[here])
print(*answer, sep="\n")
