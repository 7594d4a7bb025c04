input()
weights = list(map(int, input().split()))
total = sum(weights)
loads = {0}
for weight in weights:
    loads |= {load + weight for load in loads}
best = max(load for load in loads if 2 * load <= total)
print(best, total - best)
