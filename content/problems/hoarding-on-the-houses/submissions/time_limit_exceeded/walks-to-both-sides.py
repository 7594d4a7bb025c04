n = int(input())
heights = list(map(int, input().split()))
best = (0, 0, 0)
for i, high in enumerate(heights):
    left = right = i
    while left > 0 and heights[left - 1] >= high:
        left -= 1
    while right + 1 < n and heights[right + 1] >= high:
        right += 1
    best = max(best, (high * (right - left + 1), -left, right - left + 1))
area, begin, width = best
print(area, 1 - begin, width)
