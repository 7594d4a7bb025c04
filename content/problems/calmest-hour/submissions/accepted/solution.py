from collections import deque

n, k = map(int, input().split())
wind = list(map(int, input().split()))
high = deque()  # minutes whose wind falls: the first is the strongest of the window
low = deque()  # minutes whose wind rises: the first is the weakest
best, first = 2 * 10**9, 0
for i, now in enumerate(wind):
    while high and wind[high[-1]] <= now:
        high.pop()
    while low and wind[low[-1]] >= now:
        low.pop()
    high.append(i)
    low.append(i)
    if high[0] == i - k:
        high.popleft()
    if low[0] == i - k:
        low.popleft()
    difference = wind[high[0]] - wind[low[0]]
    if i >= k - 1 and difference < best:
        best, first = difference, i - k + 2
print(best, first)
