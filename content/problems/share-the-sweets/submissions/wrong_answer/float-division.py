b, s, c = map(int, input().split())
print(int(b * s / c), b * s % c)
