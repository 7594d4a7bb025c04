n, d = map(int, input().split())
gaps = n // d
print(2 * (gaps + 1), 2 * n)
