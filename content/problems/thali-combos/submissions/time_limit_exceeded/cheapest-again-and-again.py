import heapq

n, m, k = map(int, input().split())
curries = sorted(map(int, input().split()))
breads = sorted(map(int, input().split()))
heap = [(curry + breads[0], curry, 0) for curry in curries]
for _ in range(k):
    price, curry, bread = heapq.heappop(heap)
    if bread + 1 < m:
        heapq.heappush(heap, (curry + breads[bread + 1], curry, bread + 1))
print(price)
