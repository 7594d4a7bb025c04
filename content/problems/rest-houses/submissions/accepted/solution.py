import sys

NEVER = float("inf")
lines = sys.stdin.read().split("\n")
n, m, q = map(int, lines[0].split())
roads = [[NEVER] * n for _ in range(n)]
for village in range(n):
    roads[village][village] = 0
for line in lines[1:m + 1]:
    u, v, w = map(int, line.split())
    roads[u - 1][v - 1] = roads[v - 1][u - 1] = min(w, roads[u - 1][v - 1])
tables = [roads]  # the fewest minutes on each day
for k in range(n):
    before = tables[k]
    through = before[k]
    tables.append([[min(direct, row[k] + rest) for direct, rest in zip(row, through)] for row in before])
for line in lines[m + 1:m + 1 + q]:
    a, b, t = map(int, line.split())
    minutes = tables[t][a - 1][b - 1]
    print(minutes if minutes < NEVER else "NO WAY")
