import heapq
import sys
from collections import defaultdict


def cheapest(n, k, lines):
    settled = set()
    waiting = [(0, 1, 0)]
    while waiting:
        paid, town, used = heapq.heappop(waiting)
        if town == n:
            return paid
        if (town, used) in settled:
            continue
        settled.add((town, used))
        for other, fare in lines[town]:
            heapq.heappush(waiting, (paid + fare, other, used))
            if used < k:
                heapq.heappush(waiting, (paid + (fare + 1) // 2, other, used + 1))
    return "no way"


n, m, k = map(int, input().split())
lines = defaultdict(list)
for line in sys.stdin:
    a, b, fare = map(int, line.split())
    lines[a].append((b, fare))
    lines[b].append((a, fare))
print(cheapest(n, k, lines))
