import heapq
import sys

input = sys.stdin.readline
n, m, s = map(int, input().split())
heap = [(0, station) for station in map(int, input().split())]
near = {}
for _ in range(m):
    a, b, c = map(int, input().split())
    near.setdefault(a, []).append((c, b))
    near.setdefault(b, []).append((c, a))
heapq.heapify(heap)
lit = set()
cost = 0
while heap:
    price, village = heapq.heappop(heap)
    if village in lit:
        continue
    lit.add(village)
    cost += price
    for line in near.get(village, []):
        if line[1] not in lit:
            heapq.heappush(heap, line)
print(cost, len(lit) - s, n - len(lit))
