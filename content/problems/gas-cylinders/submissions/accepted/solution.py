n = int(input())
row = list(map(int, input().split()))
place = sorted(range(n), key=lambda i: row[i])
seen = [False] * n
rings = 0
right = 0
for start in range(n):
    if place[start] == start:
        right += 1
    if seen[start]:
        continue
    rings += 1
    at = start
    while not seen[at]:
        seen[at] = True
        at = place[at]
print(n - rings, right)
