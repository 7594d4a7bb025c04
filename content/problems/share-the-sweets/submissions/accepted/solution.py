b, s, c = map(int, input().split())
print(b * s // c, b * s % c)
