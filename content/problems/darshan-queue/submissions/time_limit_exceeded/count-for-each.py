n, k = map(int, input().split())
slots = list(map(int, input().split()))
places = []
for i in range(n):
    place = 1
    for j in range(n):
        if slots[j] < slots[i] or (slots[j] == slots[i] and j < i):
            place += 1
    places.append(place)
print(*places)
