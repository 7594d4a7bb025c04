import sys

day = streak = best = start = 0
for word in sys.stdin.read().split():
    steps = int(word)
    if steps == -1:
        break
    day += 1
    streak = streak + 1 if steps > 8000 else 0
    if streak > best:
        best = streak
        start = day - streak + 1
print(best, start)
