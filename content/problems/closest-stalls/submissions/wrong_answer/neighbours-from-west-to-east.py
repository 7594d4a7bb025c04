import sys

input = sys.stdin.readline

stalls = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
best = min(
    (stalls[i][0] - stalls[i - 1][0]) ** 2 + (stalls[i][1] - stalls[i - 1][1]) ** 2 for i in range(1, len(stalls))
)
print(best)
