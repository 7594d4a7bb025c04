a, b = map(int, input().split())
n, k = map(int, input().split())
stops = []
for number in range(1, n + 1):
    x, y = map(int, input().split())
    stops.append((x - a + y - b, number))
stops.sort()
for distance, number in stops[:k]:
    print(number, distance)
