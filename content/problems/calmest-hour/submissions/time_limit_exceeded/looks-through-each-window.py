n, k = map(int, input().split())
wind = list(map(int, input().split()))
best, first = 2 * 10**9, 0
for begin in range(n - k + 1):
    window = wind[begin:begin + k]
    difference = max(window) - min(window)
    if difference < best:
        best, first = difference, begin + 1
print(best, first)
