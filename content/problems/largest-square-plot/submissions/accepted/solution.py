r, c = map(int, input().split())
above = [0] * (c + 1)
largest = places = 0
for _ in range(r):
    row = input()
    side = [0] * (c + 1)
    for j in range(1, c + 1):
        if row[j - 1] == "#":
            continue
        side[j] = 1 + min(above[j - 1], above[j], side[j - 1])
        if side[j] > largest:
            largest = side[j]
            places = 0
        if side[j] == largest:
            places += 1
    above = side
print(largest, places)
