n, m, limit, r = map(int, input().split())
routers = range(1, n + 1)
links = {router: {} for router in routers}
for _ in range(m):
    a, b, cost = map(int, input().split())
    links[a][b] = links[b][a] = cost

# table[router][goal] is the distance and the neighbour by way of which it goes
table = {router: {goal: (limit, None) for goal in routers} for router in routers}
for router in routers:
    table[router][router] = (0, "here")


def best_way(router, goal):
    if router == goal:
        return 0, "here"
    ways = [(cost + table[other][goal][0], other) for other, cost in links[router].items()]
    distance, other = min(ways, default=(limit, None))
    return (distance, other) if distance < limit else (limit, None)


def gossip():
    """Goes on until nothing changes; how many rounds changed something?"""
    global table
    rounds = 0
    while True:
        new = {router: {goal: best_way(router, goal) for goal in routers} for router in routers}
        if new == table:
            return rounds
        table = new
        rounds += 1


before = gossip()
a, b = map(int, input().split())
del links[a][b], links[b][a]
for router in routers:
    for goal in routers:
        if router != goal:
            table[router][goal] = (limit, None)
print(before, gossip())
for distance, neighbour in table[r].values():
    print(*["unreachable"] if distance == limit else [distance, neighbour])
