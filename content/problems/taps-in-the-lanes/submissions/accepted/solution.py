import sys
from collections import defaultdict

n = int(input())
lanes = defaultdict(list)
for line in sys.stdin:
    a, b = map(int, line.split())
    lanes[a].append(b)
    lanes[b].append(a)
order = [1]
parent = {1: None}
for house in order:
    for other in lanes[house]:
        if other not in parent:
            parent[other] = house
            order.append(other)
served = set()
taps = 0
for house in reversed(order):
    if house not in served:
        place = parent[house] or house
        taps += 1
        served.add(place)
        served.update(lanes[place])
print(taps)
