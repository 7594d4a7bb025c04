import heapq
import sys

input = sys.stdin.readline
n, m = map(int, input().split())
fee = dict(enumerate(map(int, input().split()), start=1))
roads = {}
for _ in range(m):
    a, b, toll = map(int, input().split())
    roads.setdefault(a, []).append((b, toll + fee[b]))
done = set()
heap = [(0, 0, 1)]
answer = "-1"
while heap:
    cost, count, town = heapq.heappop(heap)
    if town in done:
        continue
    done.add(town)
    if town == n:
        answer = f"{cost} {count}"
        break
    for other, price in roads.get(town, []):
        if other not in done:
            heapq.heappush(heap, (cost + price, count + 1, other))
print(answer)
