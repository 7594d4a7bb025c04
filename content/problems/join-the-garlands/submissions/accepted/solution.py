import heapq
from itertools import accumulate

n = int(input())
garlands = list(map(int, input().split()))
in_order = sum(accumulate(garlands)) - garlands[0]
thread = 0
heapq.heapify(garlands)
while len(garlands) > 1:
    made = heapq.heappop(garlands) + heapq.heappop(garlands)
    thread += made
    heapq.heappush(garlands, made)
print(thread)
print(in_order - thread)
