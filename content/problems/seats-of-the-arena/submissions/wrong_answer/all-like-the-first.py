a, d, n = map(int, input().split())
last = a + (n - 1) * d
print(last)
print(n * a)
