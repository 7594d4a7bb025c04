n, d = map(int, input().split())
values = list(map(int, input().split()))
best = (0, 0)
for begin in range(n):
    end = begin
    while end < n and end < begin + 2000 and abs(values[end] - values[begin]) <= d:
        end += 1
    best = max(best, (end - begin, -begin))
print(best[0], 1 - best[1])
