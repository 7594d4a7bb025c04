n = int(input())
claims = [tuple(map(int, input().split())) for _ in range(n)]
west = max(x1 for x1, y1, x2, y2 in claims)
south = max(y1 for x1, y1, x2, y2 in claims)
east = min(x2 for x1, y1, x2, y2 in claims)
north = min(y2 for x1, y1, x2, y2 in claims)
if west < east and south < north:
    print(west, south, east, north, (east - west) * (north - south))
else:
    print("no quarrel")
