import sys
from bisect import insort

n, k, *points = map(int, sys.stdin.read().split())
best = 0
for start in range(n - k + 1):
    spell = []
    for end in range(start, n):
        insort(spell, points[end])
        if len(spell) >= k:
            best = max(best, spell[(len(spell) - 1) // 2])
print(best)
