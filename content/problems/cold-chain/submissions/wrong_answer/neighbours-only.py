n, d = map(int, input().split())
values = list(map(int, input().split()))
best = (0, 0)
begin = 0
for end in range(n):
    if end > 0 and abs(values[end] - values[end - 1]) > d:
        begin = end
    best = max(best, (end - begin + 1, -begin))
print(best[0], 1 - best[1])
