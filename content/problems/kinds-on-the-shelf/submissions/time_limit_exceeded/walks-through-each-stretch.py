import sys

n, q, *numbers = map(int, sys.stdin.read().split())
kinds = numbers[:n]
for i in range(n, n + 2 * q, 2):
    l, r = numbers[i], numbers[i + 1]
    print(len(set(kinds[l - 1:r])))
