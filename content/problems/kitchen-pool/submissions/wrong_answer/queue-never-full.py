import sys
from collections import deque
from heapq import heapreplace

numbers = iter(map(int, sys.stdin.read().split()))
n, k, q = next(numbers), next(numbers), next(numbers)
cooks = [0] * k  # when each is free
waiting = deque()  # when each waiting order will begin
for _ in range(n):
    t, d = next(numbers), next(numbers)
    while waiting and waiting[0] <= t:
        waiting.popleft()
    begin = max(t, cooks[0])
    if begin > t:
        waiting.append(begin)
    heapreplace(cooks, begin + d)
    print(begin + d)
print("last", max(cooks))
