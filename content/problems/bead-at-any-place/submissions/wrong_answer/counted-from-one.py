class Necklace:
    def __init__(self, colours):
        self._beads = list(colours)

    def __getitem__(self, i):
        return self._beads[(i - 1) % len(self._beads)]

    def __setitem__(self, i, colour):
        self._beads[(i - 1) % len(self._beads)] = colour

    def __str__(self):
        return "".join(self._beads)


necklace = Necklace(input())
for _ in range(int(input())):
    command, i, *rest = input().split()
    i = int(i)
    if command == "get":
        print(necklace[i])
    elif command == "set":
        necklace[i] = rest[0]
    else:
        j = int(rest[0])
        necklace[i], necklace[j] = necklace[j], necklace[i]
print(necklace)
