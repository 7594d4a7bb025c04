d, a, b = map(int, input().split())
distance = (b - a) % 10 ** d
print(distance, (b + distance) % 10 ** d)
