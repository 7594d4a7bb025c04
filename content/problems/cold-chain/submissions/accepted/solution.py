from collections import deque

n, d = map(int, input().split())
values = list(map(int, input().split()))
high = deque()  # minutes whose values fall: the first is the greatest of the stretch
low = deque()  # minutes whose values rise: the first is the least
begin = 0
best = (0, 0)
for end, value in enumerate(values):
    while high and values[high[-1]] <= value:
        high.pop()
    while low and values[low[-1]] >= value:
        low.pop()
    high.append(end)
    low.append(end)
    while values[high[0]] - values[low[0]] > d:
        begin = min(high[0], low[0]) + 1
        if high[0] < begin:
            high.popleft()
        if low[0] < begin:
            low.popleft()
    best = max(best, (end - begin + 1, -begin))
print(best[0], 1 - best[1])
