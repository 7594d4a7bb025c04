import heapq
import sys

n, k, money, *numbers = map(int, sys.stdin.read().split())
fairs = sorted(zip(numbers[0::2], numbers[1::2]))
known = 0
profits = []
for _ in range(k):
    if fairs[known][0] > money:
        break
    money += fairs[known][1]
    known += 1
print(money)
