from collections import deque

input()
heights = sorted(map(int, input().split()), reverse=True)
row = deque()
for called, height in enumerate(heights):
    if called % 2 == 1:
        row.append(height)
    else:
        row.appendleft(height)
step = 0
previous = row[0]
for height in row:
    step = max(step, height - previous)
    previous = height
print(*row)
print(step)
