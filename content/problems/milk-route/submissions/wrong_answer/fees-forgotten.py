import heapq
import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
fee = [0] + data[2 : 2 + n]
roads = [[] for _ in range(n + 1)]
for i in range(2 + n, 2 + n + 3 * m, 3):
    a, b, toll = data[i : i + 3]
    roads[a].append((b, toll))
done = [False] * (n + 1)
heap = [(0, 0, 1)]
answer = "-1"
while heap:
    cost, count, town = heapq.heappop(heap)
    if done[town]:
        continue
    done[town] = True
    if town == n:
        answer = f"{cost} {count}"
        break
    for other, price in roads[town]:
        if not done[other]:
            heapq.heappush(heap, (cost + price, count + 1, other))
print(answer)
