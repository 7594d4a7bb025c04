n, d = map(int, input().split())
row = list(map(int, input().split()))
d %= n
print(*row[n - d :], *row[: n - d])
