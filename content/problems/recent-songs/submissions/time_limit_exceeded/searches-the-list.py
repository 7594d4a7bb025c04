n, k = map(int, input().split())
recent = []
hits = 0
for song in map(int, input().split()):
    found = False
    kept = []
    for other in recent:
        if other == song:
            found = True
        else:
            kept.append(other)
    hits += found
    recent = [song] + kept[: k - 1]
print(hits)
print(*recent)
