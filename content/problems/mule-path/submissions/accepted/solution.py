import heapq

h, w = map(int, input().split())
r1, c1, r2, c2 = map(int, input().split())
height = {}
for r in range(h):
    for c, metres in enumerate(map(int, input().split())):
        height[r, c] = metres
start, end = (r1 - 1, c1 - 1), (r2 - 1, c2 - 1)


def near(square):
    r, c = square
    return [n for n in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if n in height]


highest = height[start]
heap = [(height[start], start)]
seen = {start}
while True:
    metres, square = heapq.heappop(heap)
    highest = max(highest, metres)
    if square == end:
        break
    for other in near(square):
        if other not in seen:
            seen.add(other)
            heapq.heappush(heap, (height[other], other))

steps = 0
reached = {start}
wave = [start]
while end not in reached:
    steps += 1
    later = []
    for square in wave:
        for other in near(square):
            if other not in reached and height[other] <= highest:
                reached.add(other)
                later.append(other)
    wave = later
print(highest, steps)
