import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
boss = [0, 0] + numbers[n + 1:]
below = [[] for _ in range(n + 1)]
for i in range(2, n + 1):
    below[boss[i]].append(i)
barred = [False] * (n + 1)
total = 0
for fun, i in sorted(((numbers[i], i) for i in range(1, n + 1)), reverse=True):
    if fun > 0 and not barred[i]:
        total += fun
        barred[boss[i]] = True
        for other in below[i]:
            barred[other] = True
print(total)
