l, c, n = map(int, input().split())
places = sorted(map(int, input().split())) + [l]
drank = passed = stops = 0
for place in places:
    if place - drank > c:
        if place - passed > c:
            print("stuck", passed + c)
            break
        drank = passed
        stops += 1
    passed = place
else:
    print(stops)
