n = int(input())
below = [0] + list(map(int, input().split()))
roads = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b, d = map(int, input().split())
    roads[a].append((b, d))
    roads[b].append((a, d))
answer = [0] * (n + 1)


def collect(here, parent):
    for there, d in roads[here]:
        if there != parent:
            collect(there, here)
            below[here] += below[there]
            answer[1] += d * below[there]


def spread(here, parent):
    for there, d in roads[here]:
        if there != parent:
            answer[there] = answer[here] + d * (below[1] - 2 * below[there])
            spread(there, here)


collect(1, 0)
spread(1, 0)
print(*answer[1:], sep="\n")
