k = int(input())
bangles = input()

rod = []
packs = 0
for colour in bangles:
    rod.append(colour)
    # Your code here: are the k topmost equal?

print(packs)
print("".join(rod) or "EMPTY")
