n, s = map(int, input().split())
values = list(map(int, input().split()))
ways = 0
for i in range(n):
    for j in range(i):
        if values[i] + values[j] == s:
            ways += 1
print(ways)
