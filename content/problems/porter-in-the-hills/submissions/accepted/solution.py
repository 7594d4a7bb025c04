import sys

NEVER = 10**9
numbers = list(map(int, sys.stdin.read().split()))
r, c = numbers[:2]
above = [(NEVER, 0)] * c
above[0] = (0, 1)
for i in range(r):
    row = []
    left = (NEVER, 0)
    for j in range(c):
        here = numbers[2 + i * c + j]
        toll, ways = min(above[j], left)
        if above[j][0] == left[0]:
            ways = above[j][1] + left[1]
        if here < 0 or toll == NEVER:
            left = (NEVER, 0)
        else:
            left = (toll + here, ways % 1000000007)
        row.append(left)
    above = row
toll, ways = above[-1]
if toll == NEVER:
    print("NO WAY")
else:
    print(toll, ways)
