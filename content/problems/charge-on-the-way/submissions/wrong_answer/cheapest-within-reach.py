import sys

n, k, *costs = map(int, sys.stdin.read().split())
costs = [0] + costs
place = paid = 0
while place + k < n + 1:
    reach = range(place + 1, place + k + 1)
    place = min(reach, key=lambda i: (costs[i], -i))
    paid += costs[place]
print(paid)
