import sys
from bisect import bisect_right

n, r, *numbers = map(int, sys.stdin.read().split())
shifts = sorted(zip(numbers[1::3], numbers[0::3], numbers[2::3]))
ends = [end for end, start, pay in shifts]
free, total, count = 0, 0, 0
for end, start, pay in shifts:
    if start >= free:
        free, total, count = end + r, total + pay, count + 1
print(total, count)
