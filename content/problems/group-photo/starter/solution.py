n = int(input())
heights = list(map(int, input().split()))

row = []
step = 0
# Your code here: sort the heights, fill the row, find the largest step.

print(*row)
print(step)
