n = int(input())
roads = {village: [] for village in range(1, n + 1)}  # of each village: where to, and how long
for _ in range(n - 1):
    a, b, d = map(int, input().split())
    roads[a].append((b, d))
    roads[b].append((a, d))

longest = farthest = 0
depot = 1
# Your code here.

print(longest)
print(depot, farthest)
