import sys

MOD = 1_000_000_007
x, y, k, *numbers = map(int, sys.stdin.read().split())
factorial = [1]
for i in range(1, x + y + 1):
    factorial.append(factorial[-1] * i % MOD)
inverse = [pow(factorial[-1], MOD - 2, MOD)]
for i in range(x + y, 0, -1):
    inverse.append(inverse[-1] * i % MOD)
inverse.reverse()

crossings = sorted(zip(numbers[0::2], numbers[1::2])) + [(x, y)]
ways = []
for a, b in crossings:
    good = factorial[a + b] * inverse[a] * inverse[b]
    for (c, d), before in zip(crossings, ways):
        if d <= b:
            good -= before * factorial[a - c + b - d] * inverse[a - c] % MOD * inverse[b - d]
    ways.append(good % MOD)
print(ways[-1])
