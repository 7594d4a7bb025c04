k = int(input())
rod = []  # pairs: a colour and how many of it lie in a row
packs = 0
for colour in input():
    if rod and rod[-1][0] == colour:
        rod[-1][1] += 1
    else:
        rod.append([colour, 1])
    if rod[-1][1] == k:
        rod.pop()
        packs += 1
print(packs)
print("".join(colour * count for colour, count in rod) or "EMPTY")
