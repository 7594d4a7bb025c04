n = int(input())
strength = [0] + list(map(int, input().split())) + [0]
below = [0] * (n + 2)
above = [0] * (n + 2)
stack = [0]
for i in range(1, n + 1):
    while strength[stack[-1]] >= strength[i]:
        stack.pop()
    below[i] = stack[-1]
    stack.append(i)
stack = [n + 1]
for i in range(n, 0, -1):
    while strength[stack[-1]] >= strength[i]:
        stack.pop()
    above[i] = stack[-1]
    stack.append(i)
print(sum(strength[i] * (i - below[i]) * (above[i] - i) for i in range(1, n + 1)) % 1_000_000_007)
