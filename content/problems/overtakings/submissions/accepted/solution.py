from bisect import bisect_left, insort

n = int(input())
started_at = {cart: place for place, cart in enumerate(input().split())}
arrived = []
overtook = {}
for cart in input().split():
    place = started_at[cart]
    overtook[cart] = place - bisect_left(arrived, place)
    insort(arrived, place)
best = max(overtook, key=overtook.get)
print(sum(overtook.values()))
print(best, overtook[best])
