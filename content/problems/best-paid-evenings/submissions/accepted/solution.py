from bisect import bisect_left

n = int(input())
offers = [tuple(map(int, input().split())) for _ in range(n)]
offers.sort(key=lambda offer: offer[1])
ends = [last for _, last, _ in offers]
best = [0]
for first, _, pay in offers:
    k = bisect_left(ends, first)  # so many offers end before its first day
    best.append(max(best[-1], best[k] + pay))
print(best[n])
