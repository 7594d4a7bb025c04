import sys

n, k, *costs = map(int, sys.stdin.read().split())
best = [0]
for cost in costs + [0]:
    best.append(min(best[-k:]) + cost)
print(best[n + 1])
