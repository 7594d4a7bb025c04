import sys
from collections import deque

n, k, *costs = map(int, sys.stdin.read().split())
best = [0]
window = deque([0])
for i, cost in enumerate(costs + [0], start=1):
    if window[0] < i - k:
        window.popleft()
    best.append(best[window[0]] + cost)
    while window and best[window[-1]] >= best[i]:
        window.pop()
    window.append(i)
print(best[n + 1])
