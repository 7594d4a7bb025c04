import sys
from collections import Counter
from heapq import heappop, heappush

lines = sys.stdin.read().split("\n")
n, end = map(int, lines[0].split())
points = Counter()
heap = []  # pairs of points (with a minus sign) and name; some of them are out of date
seconds = Counter()
since = 0
for line in lines[1 : n + 1]:
    now, name, change = line.split()
    now = int(now)
    if heap:
        seconds[heap[0][1]] += now - since
    since = now
    points[name] += int(change)
    heappush(heap, (-points[name], name))
    while heap[0][0] != -points[heap[0][1]]:
        heappop(heap)
seconds[heap[0][1]] += end - since
for name, time in sorted(seconds.items(), key=lambda item: (-item[1], item[0])):
    print(name, time)
