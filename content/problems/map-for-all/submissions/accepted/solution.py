import heapq
import sys

numbers = list(map(int, sys.stdin.read().split()))
n, m, r = numbers[:3]
told = {}
for at in range(3, 3 + 3 * m, 3):
    a, b, cost = numbers[at : at + 3]
    told[a, b] = cost
links = {router: [] for router in range(1, n + 1)}
for (a, b), cost in told.items():
    if (b, a) in told:
        links[a].append((b, cost))

best = {}  # from the router to cost and next hop
open_ways = [(0, 0, r)]
while open_ways:
    cost, hop, near = heapq.heappop(open_ways)
    if near in best:
        continue
    best[near] = cost, hop
    for b, more in links[near]:
        if b not in best:
            heapq.heappush(open_ways, (cost + more, b if near == r else hop, b))
for router in range(1, n + 1):
    if router != r:
        print(router, *best.get(router, ["unreachable"]))
