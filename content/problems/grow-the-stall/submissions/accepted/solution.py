import heapq
import sys

n, k, money, *numbers = map(int, sys.stdin.read().split())
fairs = sorted(zip(numbers[0::2], numbers[1::2]))
known = 0
profits = []
for _ in range(k):
    while known < n and fairs[known][0] <= money:
        heapq.heappush(profits, -fairs[known][1])
        known += 1
    if not profits:
        break
    money -= heapq.heappop(profits)
print(money)
