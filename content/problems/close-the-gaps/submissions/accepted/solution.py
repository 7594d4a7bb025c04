n = int(input())
boxes = list(map(int, input().split()))
full = [i for i in range(n) if boxes[i] != 0]
moved = 0
for place, i in enumerate(full):
    if place != i:
        moved += 1
evening = [boxes[i] for i in full]
evening += [0] * (n - len(evening))
print(*evening)
print(moved)
