from itertools import permutations

n, m = map(int, input().split())
minutes = [list(map(int, input().split())) for _ in range(n + 1)]
wishes = [list(map(int, input().split())) for _ in range(m)]
best = None
for order in permutations(range(1, n + 1)):
    if all(order.index(a) < order.index(b) for a, b in wishes):
        time = sum(minutes[a][b] for a, b in zip((0,) + order, order))
        if best is None or time < best:
            best = time
print("IMPOSSIBLE" if best is None else best)
