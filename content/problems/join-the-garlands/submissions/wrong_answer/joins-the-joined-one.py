import heapq
from itertools import accumulate

n = int(input())
garlands = list(map(int, input().split()))
in_order = sum(accumulate(garlands)) - garlands[0]
thread = 0
garlands.sort()
while len(garlands) > 1:
    made = garlands.pop(0) + garlands.pop(0)
    thread += made
    garlands.insert(0, made)
print(thread)
print(in_order - thread)
