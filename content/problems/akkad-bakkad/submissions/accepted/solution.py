n, k = map(int, input().split())
circle = [input().strip() for _ in range(n)]
place = 0
while len(circle) > 1:
    place = (place + k - 1) % len(circle)
    print(circle.pop(place))
print("catch:", circle[0])
