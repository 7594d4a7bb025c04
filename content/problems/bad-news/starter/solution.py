n, m, limit, r = map(int, input().split())
links = {router: {} for router in range(1, n + 1)}
for _ in range(m):
    a, b, cost = map(int, input().split())
    links[a][b] = links[b][a] = cost
a, b = map(int, input().split())  # the link that breaks
before = after = 0

# your code here

print(before, after)
