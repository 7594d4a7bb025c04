n, m, q = map(int, input().split())
road = {}
for _ in range(m):
    a, b, length = map(int, input().split())
    if (a, b) not in road or length < road[a, b]:
        road[a, b] = length
for _ in range(q):
    k, *towns = map(int, input().split())
    total = 0
    for step in zip(towns, towns[1:]):
        if step not in road:
            print("no road", *step)
            break
        total += road[step]
    else:
        print(total)
