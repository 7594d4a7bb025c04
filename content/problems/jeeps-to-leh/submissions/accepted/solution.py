n, c = map(int, input().split())
bags = list(map(int, input().split()))
# For each set of bags, as bits: the fewest jeeps, and how full the last one is at least.
best = {0: (1, 0)}
everything = sum(1 << i for i in range(n))
for chosen in range(everything):
    jeeps, load = best[chosen]
    for i, kilos in enumerate(bags):
        larger = chosen | 1 << i
        if larger == chosen:
            continue
        if load + kilos <= c:
            loaded = (jeeps, load + kilos)
        else:
            loaded = (jeeps + 1, kilos)
        best[larger] = min(best.get(larger, loaded), loaded)
print(best[everything][0])
