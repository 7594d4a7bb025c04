import sys

MOD = 1_000_000_007
x, y, k, *numbers = map(int, sys.stdin.read().split())
dug_up = set(zip(numbers[0::2], numbers[1::2]))
ways = [1] + [0] * y
for a in range(x + 1):
    for b in range(y + 1):
        if b > 0:
            ways[b] = (ways[b] + ways[b - 1]) % MOD
        if (a, b) in dug_up:
            ways[b] = 0
print(ways[y])
