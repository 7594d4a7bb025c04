n, length = map(int, input().split())
next_try, x = {}, {}
for station in range(n):
    next_try[station], x[station] = map(int, input().split())
begin = ["gives up"] * n
collisions = [0] * n
free_from = 0
while next_try:
    slot = max(free_from, min(next_try.values()))
    for station in next_try:
        if next_try[station] < free_from:
            next_try[station] += 1 + x[station] % 2
    slot = max(free_from, min(next_try.values()))
    trying = [station for station in next_try if next_try[station] <= slot]
    if len(trying) == 1:
        begin[trying[0]] = slot
        del next_try[trying[0]]
        free_from = slot + length
        continue
    free_from = slot + 1
    for station in trying:
        collisions[station] += 1
        x[station] = (75 * x[station] + 74) % 65537
        next_try[station] = slot + 1 + x[station] % 2 ** min(collisions[station], 10)
        if collisions[station] == 16:
            del next_try[station]
for station in range(n):
    print(begin[station], collisions[station])
