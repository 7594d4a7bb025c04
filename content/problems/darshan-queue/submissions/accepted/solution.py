n, k = map(int, input().split())
slots = list(map(int, input().split()))
count = [0] * k
for slot in slots:
    count[slot - 1] += 1
begin = []
place = 1
for people in count:
    begin.append(place)
    place += people
places = []
for slot in slots:
    places.append(begin[slot - 1])
    begin[slot - 1] += 1
print(*places)
