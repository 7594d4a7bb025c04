n = int(input())
started_at = {cart: place for place, cart in enumerate(input().split(), start=1)}
arrived = [0] * (n + 1)  # a Fenwick tree of the places of those who are in the finish
total = 0
best = (-1, None)
for cart in input().split():
    place = started_at[cart]
    overtook = place - 1
    p = place
    while p > 0:
        overtook -= arrived[p]
        p -= p & -p
    p = place
    while p <= n:
        arrived[p] += 1
        p += p & -p
    total += overtook
    if overtook > best[0]:
        best = (overtook, cart)
print(total)
print(best[1], best[0])
