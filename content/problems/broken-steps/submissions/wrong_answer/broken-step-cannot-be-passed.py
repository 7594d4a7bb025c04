n, b = map(int, input().split())
broken = list(map(int, input().split()))
last = 0
ways = 1
for step in range(1, n + 1):
    if step in broken:
        last, ways = 0, 0
    else:
        last, ways = ways, last + ways
print(ways)
