import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
near = [0] * (n + 1)
for village in data[2:]:
    near[village] += 1
print(max(1, n - m), max(near) + 1, near[1:].count(0))
