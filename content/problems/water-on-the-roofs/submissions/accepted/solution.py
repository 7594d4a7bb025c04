n = int(input())
heights = list(map(int, input().split()))
right = []
highest = 0
for height in reversed(heights):
    highest = max(highest, height)
    right.append(highest)
right.reverse()
water = deepest = left = 0
for i in range(n):
    left = max(left, heights[i])
    depth = min(left, right[i]) - heights[i]
    water += depth
    deepest = max(deepest, depth)
print(water, deepest)
