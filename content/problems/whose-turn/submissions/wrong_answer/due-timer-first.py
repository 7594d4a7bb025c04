from collections import deque
from heapq import heappop, heappush
from itertools import count

n = int(input())
functions = [None]
for _ in range(n):
    length, k = map(int, input().split())
    functions.append((length, [input().split() for _ in range(k)]))

promises = deque([1])
timers = []
now = runs = 0
numbers = count()  # of two timers due at the same time the one with the smaller number is older
while promises or timers:
    if runs == 500:
        print("and so on")
        break
    runs += 1
    if promises and not (timers and timers[0][0] <= now):
        current = promises.popleft()
    else:
        due, _, current = heappop(timers)
        now = max(now, due)
    print(now, current)
    length, plans = functions[current]
    now += length
    for kind, *values in plans:
        if kind == "P":
            promises.append(int(values[0]))
        else:
            wait, function = map(int, values)
            heappush(timers, (now + wait, next(numbers), function))
