import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
with_me = [0] + numbers[1:n + 1]
without_me = [0] * (n + 1)
boss = [0, 0] + numbers[n + 1:]
for i in range(n, 1, -1):
    with_me[boss[i]] += without_me[i]
    without_me[boss[i]] += max(with_me[i], without_me[i])
print(max(with_me[1], without_me[1]))
