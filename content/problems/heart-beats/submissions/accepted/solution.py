b = int(input())
y, d = map(int, input().split())
days = 365 * y + d
beats = days * 24 * 60 * b
print(beats)
print(beats // 10000000)
