import sys

n, *strength = map(int, sys.stdin.read().split())
total = 0
for start in range(n):
    weakest = strength[start]
    for end in range(start, n):
        weakest = min(weakest, strength[end])
        total += weakest
print(total % 1_000_000_007)
