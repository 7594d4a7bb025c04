k = int(input())
bangles = input()
packs = 0
place = 0
while place + k <= len(bangles):
    if bangles[place : place + k] == bangles[place] * k:
        bangles = bangles[:place] + bangles[place + k :]
        packs += 1
        place = 0
    else:
        place += 1
print(packs)
print(bangles or "EMPTY")
