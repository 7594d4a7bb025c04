r, c, k = map(int, input().split())
best = None  # for each pair of bushes: the most leaves up to there
for _ in range(r):
    leaves = list(map(int, input().split()))
    here = {}
    for x in range(c):
        for y in range(x, min(x + k + 1, c)):  # it does not matter who is who
            before = 0
            if best is not None:
                pairs = [(p, q) for p in (x - 1, x, x + 1) for q in (y - 1, y, y + 1)]
                before = max(best[pair] for pair in pairs if pair in best)
            here[x, y] = before + leaves[x] + (leaves[y] if x < y else 0)
    best = here
print(max(best.values()))
