n, d = map(int, input().split())
values = list(map(int, input().split()))
best = (0, 0)
for begin in range(n):
    high = low = values[begin]
    end = begin
    while end < n:
        high = max(high, values[end])
        low = min(low, values[end])
        if high - low > d:
            break
        end += 1
    best = max(best, (end - begin, -begin))
print(best[0], 1 - best[1])
