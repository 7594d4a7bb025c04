n, k = map(int, input().split())
periods = list(map(int, input().split()))
quiet = 0
day = 1
while day <= n:
    if all(day % p != 0 for p in periods):
        quiet += 1
    day += 1
print(quiet)
