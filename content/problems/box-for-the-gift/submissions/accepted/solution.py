def read_box():
    return sorted(int(side) for side in input().split())


gift = read_box()
best = "none"
smallest = 0
for i in range(1, int(input()) + 1):
    box = read_box()
    volume = box[0] * box[1] * box[2]
    if all(g <= b for g, b in zip(gift, box)) and (best == "none" or volume < smallest):
        best = i
        smallest = volume
print(best)
