plan = input().strip()
n = len(plan)
# Stretches from a up to before b.
best = [[0] * (n + 1) for _ in range(n + 1)]
for a in range(n - 1, -1, -1):
    same = [m for m in range(a + 1, n) if plan[m] == plan[a]]
    for b in range(a + 1, n + 1):
        best[a][b] = 1 + best[a + 1][b]
        for m in same:
            if m >= b:
                break
            best[a][b] = min(best[a][b], best[a + 1][m] + best[m][b])
print(best[0][n])
