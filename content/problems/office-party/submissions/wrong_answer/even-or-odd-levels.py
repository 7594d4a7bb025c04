import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
level = [0] * (n + 1)
sums = [0, 0]
for i in range(1, n + 1):
    if i > 1:
        level[i] = 1 - level[numbers[n + i - 1]]
    sums[level[i]] += max(0, numbers[i])
print(max(sums))
