from collections import deque

n, d = map(int, input().split())
values = list(map(int, input().split()))
high, low = deque(), deque()
begin = 0
stretches = []
for end, value in enumerate(values):
    while high and values[high[-1]] < value:
        high.pop()
    while low and values[low[-1]] > value:
        low.pop()
    high.append(end)
    low.append(end)
    while values[high[0]] - values[low[0]] > d:
        for queue in (high, low):
            if queue[0] == begin:
                queue.popleft()
        begin += 1
    stretches.append((end - begin + 1, -begin))
length, begin = max(stretches)
print(length, 1 - begin)
