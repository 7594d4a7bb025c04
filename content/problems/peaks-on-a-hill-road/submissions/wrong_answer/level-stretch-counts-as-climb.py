n = int(input())
heights = []
for i in range(n):
    heights.append(int(input()))
peaks = 0
for i in range(1, n - 1):
    if heights[i - 1] <= heights[i] and heights[i] > heights[i + 1]:
        peaks += 1
print(peaks)
