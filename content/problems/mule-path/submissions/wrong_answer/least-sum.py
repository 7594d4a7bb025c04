import heapq

h, w = map(int, input().split())
r1, c1, r2, c2 = map(int, input().split())
height = [list(map(int, input().split())) for _ in range(h)]
heap = [(height[r1 - 1][c1 - 1], 0, height[r1 - 1][c1 - 1], r1 - 1, c1 - 1)]
done = set()
while heap:
    total, steps, highest, r, c = heapq.heappop(heap)
    if (r, c) == (r2 - 1, c2 - 1):
        print(highest, steps)
        break
    if (r, c) in done:
        continue
    done.add((r, c))
    for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
        if 0 <= y < h and 0 <= x < w and (y, x) not in done:
            metres = height[y][x]
            heapq.heappush(heap, (total + metres, steps + 1, max(highest, metres), y, x))
