import sys

lines = sys.stdin.read().split("\n")
wishes = sorted(tuple(map(int, line.split())) for line in lines[1 : int(lines[0]) + 1])
most = []
for i, (west, east) in enumerate(wishes):
    best = 0
    for j in range(i):
        if wishes[j][0] < west and wishes[j][1] < east and most[j] > best:
            best = most[j]
    most.append(best + 1)
print(max(most))
