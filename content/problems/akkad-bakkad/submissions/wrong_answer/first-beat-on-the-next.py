n, k = map(int, input().split())
circle = [input().strip() for _ in range(n)]
place = 0
while len(circle) > 1:
    place = (place + k) % len(circle)
    print(circle.pop(place))
print("catch:", circle[0])
