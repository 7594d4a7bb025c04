import heapq

h, w = map(int, input().split())
r1, c1, r2, c2 = map(int, input().split())
height = {}
for r in range(h):
    for c, metres in enumerate(map(int, input().split())):
        height[r, c] = metres
start, end = (r1 - 1, c1 - 1), (r2 - 1, c2 - 1)
heap = [(height[start], 0, start)]
done = set()
while heap:
    metres, steps, square = heapq.heappop(heap)
    if square == end:
        print(metres, steps)
        break
    if square in done:
        continue
    done.add(square)
    r, c = square
    for other in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
        if other in height and other not in done:
            heapq.heappush(heap, (max(metres, height[other]), steps + 1, other))
