import sys
from bisect import bisect_left

lines = sys.stdin.read().split("\n")
wishes = [tuple(map(int, line.split())) for line in lines[1 : int(lines[0]) + 1]]
wishes.sort(key=lambda wish: (wish[0], -wish[1]))
ends = []
for west, east in wishes:
    place = bisect_left(ends, east)
    ends[place : place + 1] = [east]
print(len(ends))
