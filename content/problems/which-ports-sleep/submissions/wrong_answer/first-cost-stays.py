n, m = map(int, input().split())
ids = sorted(map(int, input().split()))
links = [tuple(map(int, input().split())) for _ in range(m)]
root = ids[0]
cost = {i: float("inf") for i in ids}
cost[root] = 0
for _ in range(n - 1):
    for a, b, price in links:
        if cost[b] == float("inf"):
            cost[b] = cost[a] + price
        if cost[a] == float("inf"):
            cost[a] = cost[b] + price
print(root)
port = {}
for i in ids[1:]:
    choices = []
    for number, (a, b, price) in enumerate(links, 1):
        if i in (a, b):
            other = b if i == a else a
            choices.append((cost[other] + price, other, number))
    port[i] = min(choices)[2]
    print(i, cost[i], port[i])
blocked = []
for number, (a, b, _) in enumerate(links, 1):
    far = max((cost[a], a), (cost[b], b))[1]
    if port.get(far) != number:
        blocked.append((number, far))
for number, far in blocked:
    print("blocked", number, far)
if not blocked:
    print("blocked none")
