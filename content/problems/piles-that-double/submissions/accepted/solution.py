n = int(input())
piles = [[number] for number in map(int, input().split())]


def merge(a, b):
    merged = []
    i = j = 0
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] <= b[j]):
            merged.append(a[i])
            i += 1
        else:
            merged.append(b[j])
            j += 1
    return merged


while len(piles) > 1:
    if len(piles) % 2 == 1:
        piles.append([])
    piles = [merge(piles[i], piles[i + 1]) for i in range(0, len(piles), 2)]
    print(" | ".join(" ".join(map(str, pile)) for pile in piles))
