from itertools import permutations

n = int(input())
minutes = [list(map(int, input().split())) for _ in range(n)]
best = None
for chores in permutations(range(n)):
    times = [row[chore] for row, chore in zip(minutes, chores)]
    if min(times) >= 0 and (best is None or sum(times) < best):
        best = sum(times)
print("IMPOSSIBLE" if best is None else best)
