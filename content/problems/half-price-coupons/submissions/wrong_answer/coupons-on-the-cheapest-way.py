import heapq
import sys

n, m, k = map(int, input().split())
lines = [[] for _ in range(n + 1)]
for line in sys.stdin:
    a, b, fare = map(int, line.split())
    lines[a].append((b, fare))
    lines[b].append((a, fare))
best = {1: 0}
came_by = {}
open_towns = [(0, 1)]
while open_towns:
    paid, town = heapq.heappop(open_towns)
    if paid > best[town]:
        continue
    for other, fare in lines[town]:
        if other not in best or paid + fare < best[other]:
            best[other] = paid + fare
            came_by[other] = (town, fare)
            heapq.heappush(open_towns, (paid + fare, other))
if n not in best:
    print("no way")
else:
    fares = []
    town = n
    while town != 1:
        town, fare = came_by[town]
        fares.append(fare)
    fares.sort(reverse=True)
    print(sum((fare + 1) // 2 for fare in fares[:k]) + sum(fares[k:]))
