n, place = map(int, input().split())
note = [0] + list(map(int, input().split()))
seen = []
while place != 0 and place not in seen:
    seen.append(place)
    place = note[place]
circle = 0
if place != 0:
    circle = len(seen) - seen.index(place)
print(len(seen), circle)
