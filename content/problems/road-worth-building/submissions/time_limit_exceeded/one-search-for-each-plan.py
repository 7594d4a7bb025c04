import heapq
import sys

FAR = float("inf")


def dijkstra(roads, start):
    distance = [FAR] * len(roads)
    distance[start] = 0
    heap = [(0, start)]
    while heap:
        so_far, place = heapq.heappop(heap)
        if so_far > distance[place]:
            continue
        for other, length in roads[place]:
            if so_far + length < distance[other]:
                distance[other] = so_far + length
                heapq.heappush(heap, (distance[other], other))
    return distance


n, m, q, *numbers = map(int, sys.stdin.read().split())
triples = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
roads = [[] for _ in range(n + 1)]

for a, b, c in triples[:m]:
    roads[a].append((b, c))

from_start = dijkstra(roads, 1)

best, plan = from_start[n], 0
for i, (a, b, c) in enumerate(triples[m:], start=1):
    way = from_start[a] + c + dijkstra(roads, b)[n]
    if way < best:
        best, plan = way, i
if best == FAR:
    print("no way")
else:
    print(best)
    print(plan)
