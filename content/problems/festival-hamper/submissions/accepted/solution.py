n, g = map(int, input().split())
best = {0: 0}  # for each weight that can be reached, the most points
for _ in range(n):
    weight, points = map(int, input().split())
    with_it = dict(best)
    for used, joy in best.items():
        heavier = used + weight
        if heavier <= g:
            with_it[heavier] = max(with_it.get(heavier, 0), joy + points)
    best = with_it
joy = max(best.values())
print(joy, min(used for used in best if best[used] == joy))
