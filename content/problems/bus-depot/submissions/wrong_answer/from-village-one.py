n = int(input())
roads = {village: [] for village in range(1, n + 1)}
for _ in range(n - 1):
    a, b, d = map(int, input().split())
    roads[a].append((b, d))
    roads[b].append((a, d))


def distances_from(start):
    distance = {start: 0}
    open_villages = [start]
    while open_villages:
        village = open_villages.pop()
        for to, length in roads[village]:
            if to not in distance:
                distance[to] = distance[village] + length
                open_villages.append(to)
    return distance


def farthest(distance):
    return max(distance, key=distance.get)


a = 1
from_a = distances_from(a)
b = farthest(from_a)
from_b = distances_from(b)
worst = {village: max(from_a[village], from_b[village]) for village in roads}
depot = min(roads, key=worst.get)
print(from_a[b])
print(depot, worst[depot])
