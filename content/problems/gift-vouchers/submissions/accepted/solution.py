n, s = map(int, input().split())
seen = {}
ways = 0
for value in map(int, input().split()):
    ways += seen.get(s - value, 0)
    seen[value] = seen.get(value, 0) + 1
print(ways)
