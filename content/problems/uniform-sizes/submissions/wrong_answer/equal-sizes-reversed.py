n = int(input())
sizes = list(map(int, input().split()))
count = [0] * 51
for size in sizes:
    count[size] += 1

following = [0] * 52
following[20] = 1
for size in range(20, 51):
    following[size + 1] = following[size] + count[size]

places = []
for size in reversed(sizes):
    places.append(following[size])
    following[size] += 1
print(*reversed(places))
for size in range(20, 51):
    if count[size] > 0:
        print(size, following[size] - count[size], following[size] - 1)
