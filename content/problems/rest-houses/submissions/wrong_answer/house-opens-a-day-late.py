import sys

NEVER = 10**9
lines = sys.stdin.read().split("\n")
n, m, q = map(int, lines[0].split())
minutes = [[NEVER] * (n + 1) for _ in range(n + 1)]
for u in range(n + 1):
    minutes[u][u] = 0
for line in lines[1:m + 1]:
    u, v, w = map(int, line.split())
    minutes[u][v] = minutes[v][u] = min(minutes[u][v], w)
questions = [[] for _ in range(n + 1)]
for number, line in enumerate(lines[m + 1:m + 1 + q]):
    a, b, t = map(int, line.split())
    questions[t].append((number, a, b))
answer = [0] * q
for k in range(n + 1):
    # There is no village 0, so the round 0 changes nothing.
    for number, a, b in questions[k]:
        answer[number] = minutes[a][b]
    through = minutes[k]
    for row in minutes:
        if row[k] < NEVER:
            there = row[k]
            row[:] = [min(direct, there + rest) for direct, rest in zip(row, through)]
for each in answer:
    print(each if each < NEVER else "NO WAY")
