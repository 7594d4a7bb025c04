n = int(input())
weights = list(map(int, input().split()))
total = sum(weights)
best = 0


def load(parcel, lighter):
    global best
    if 2 * lighter > total:
        return
    best = max(best, lighter)
    if parcel == n:
        return
    load(parcel + 1, lighter + weights[parcel])
    load(parcel + 1, lighter)


load(0, 0)
print(best, total - best)
