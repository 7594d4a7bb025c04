n = int(input())
gains = list(map(int, input().split()))
best = best_first = best_last = None
total = 0
first = 1
for day, gain in enumerate(gains, 1):
    if total <= 0:
        total = 0
        first = day
    total += gain
    if best is None or total > best:
        best = total
        best_first = first
        best_last = day
print(best, best_first, best_last)
