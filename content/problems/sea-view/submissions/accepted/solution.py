n = int(input())
height = list(map(int, input().split()))
seen = [0] * n
sea = 0
stack = []
for i in range(n - 1, -1, -1):
    while stack and height[stack[-1]] <= height[i]:
        stack.pop()
    if stack:
        seen[i] = stack[-1] - i
    else:
        seen[i] = n - 1 - i
        sea += 1
    stack.append(i)
print(*seen)
print(sea)
