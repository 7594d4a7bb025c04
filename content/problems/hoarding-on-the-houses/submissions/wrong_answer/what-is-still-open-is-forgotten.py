n = int(input())
heights = list(map(int, input().split()))
best = (0, 0, 0)
open_ones = []  # where a rectangle begins, and how high it is; the heights rise
for i, high in enumerate(heights):
    begin = i
    while open_ones and open_ones[-1][1] >= high:
        begin, height = open_ones.pop()
        best = max(best, (height * (i - begin), -begin, i - begin))
    open_ones.append((begin, high))
area, begin, width = best
print(area, 1 - begin, width)
