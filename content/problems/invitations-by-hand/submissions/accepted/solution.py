n, m = map(int, input().split())
minutes = [list(map(int, input().split())) for _ in range(n + 1)]
before = [0 for _ in minutes]  # for each place, those that must be visited before
for _ in range(m):
    a, b = map(int, input().split())
    before[b] |= 1 << a
best = [{} for _ in range(2 ** len(minutes))]  # for each set of places: the last one, and the fewest minutes
best[1][0] = 0
for visited, ends in enumerate(best):
    for there in range(len(minutes)):
        bit = 1 << there
        if ends and not visited & bit and not before[there] & ~visited:
            best[visited | bit][there] = min(time + minutes[here][there] for here, time in ends.items())
print(min(best[-1].values(), default="IMPOSSIBLE"))
