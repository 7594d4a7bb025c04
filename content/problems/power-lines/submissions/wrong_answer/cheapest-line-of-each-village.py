import sys

input = sys.stdin.readline
n, m, s = map(int, input().split())
lit = set(map(int, input().split()))
best = {}
for _ in range(m):
    a, b, c = map(int, input().split())
    best[a] = min(best.get(a, c), c)
    best[b] = min(best.get(b, c), c)
chosen = [best[village] for village in range(1, n + 1) if village not in lit and village in best]
print(sum(chosen), len(chosen), n - len(lit) - len(chosen))
