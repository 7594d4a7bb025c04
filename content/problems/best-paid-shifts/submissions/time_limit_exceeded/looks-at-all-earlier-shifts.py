import sys

n, r, *numbers = map(int, sys.stdin.read().split())
shifts = sorted(zip(numbers[1::3], numbers[0::3], numbers[2::3]))
ends = [end for end, start, pay in shifts]
# The pay, and the number of shifts below 0: so the larger pair is the better one.
best = [(0, 0)]
for i, (end, start, pay) in enumerate(shifts):
    before, shifts_before = best[sum(1 for earlier in ends[:i] if earlier <= start - r)]
    best.append(max(best[i], (before + pay, shifts_before - 1)))
print(best[n][0], -best[n][1])
