import sys

input = sys.stdin.readline

best = None
stalls = []
for _ in range(int(input())):
    east, north = map(int, input().split())
    for other in stalls:
        squared = (other[0] - east) ** 2 + (other[1] - north) ** 2
        if best is None or squared < best:
            best = squared
    stalls.append((east, north))
print(best)
