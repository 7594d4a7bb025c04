n = int(input())
heights = list(map(int, input().split()))
water = deepest = 0
for i in range(1, n - 1):
    depth = max(0, min(heights[i - 1], heights[i + 1]) - heights[i])
    water += depth
    deepest = max(deepest, depth)
print(water, deepest)
