import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
NEVER = 10**9
time = [[NEVER] * n for _ in range(n)]
for a in range(n):
    time[a][a] = 0
for a, b, t in zip(numbers[2::3], numbers[3::3], numbers[4::3]):
    time[a - 1][b - 1] = min(time[a - 1][b - 1], t)
    time[b - 1][a - 1] = min(time[b - 1][a - 1], t)
for k in range(n):
    over = time[k]
    for row in time:
        first = row[k]
        if first < NEVER:
            for b in range(n):
                if first + over[b] < row[b]:
                    row[b] = first + over[b]
farthest, village = min((max(row), a + 1) for a, row in enumerate(time))
if farthest == NEVER:
    print("NOWHERE")
else:
    print(village, farthest)
