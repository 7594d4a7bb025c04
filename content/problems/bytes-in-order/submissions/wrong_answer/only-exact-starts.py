import heapq

expected, n = map(int, input().split())
early = []  # a heap of pieces: start and end
last, times = None, 0
for _ in range(n):
    start, length = map(int, input().split())
    heapq.heappush(early, (start, start + length))
    while early and early[0][0] <= expected:
        start, end = heapq.heappop(early)
        expected = end if start == expected else expected
    times = times + 1 if expected == last else 1
    last = expected
    print(f"{expected} fast" if times == 4 else expected)

kept, counted = 0, expected
for start, end in sorted(early):
    counted = max(counted, start)
    if end > counted:
        kept += end - counted
        counted = end
print(kept)
