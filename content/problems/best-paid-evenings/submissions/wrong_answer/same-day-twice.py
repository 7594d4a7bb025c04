from bisect import bisect_right

n = int(input())
offers = [tuple(map(int, input().split())) for _ in range(n)]
offers.sort(key=lambda offer: offer[1])
ends = [last for _, last, _ in offers]
best = [0]
for first, _, pay in offers:
    k = min(bisect_right(ends, first), len(best) - 1)
    best.append(max(best[-1], best[k] + pay))
print(best[n])
