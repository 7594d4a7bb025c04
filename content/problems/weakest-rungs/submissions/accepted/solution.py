import sys

n, *strength = map(int, sys.stdin.read().split())
strength = [0] + strength + [0]
stack = [0]
total = 0
for i in range(1, n + 2):
    while len(stack) > 1 and strength[stack[-1]] >= strength[i]:
        rung = stack.pop()
        total += strength[rung] * (rung - stack[-1]) * (i - rung)
    stack.append(i)
print(total % 1_000_000_007)
