n, s = map(int, input().split())
m = len(input().strip())
bad = (n - m + 1) * s ** (n - m) if n >= m else 0
print((s ** n - bad) % 1_000_000_007)
