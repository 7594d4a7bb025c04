n, m = map(int, input().split())
feuds = set()
for _ in range(m):
    a, b = map(int, input().split())
    feuds.add((a, b))
    feuds.add((b, a))
ways = []
chairs = [1]


def seat_next(free):
    if not free:
        if (chairs[-1], 1) not in feuds:
            ways.append(chairs[:])
        return
    for guest in free:
        if (chairs[-1], guest) not in feuds:
            chairs.append(guest)
            seat_next([other for other in free if other != guest])
            chairs.pop()


seat_next(range(2, n + 1))
print(len(ways))
if ways:
    print(*ways[0])
else:
    print("impossible")
