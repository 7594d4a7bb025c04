t, n = map(int, input().split())
shops = []
for _ in range(n):
    price, _, *things = map(int, input().split())
    shops.append((price, set(things)))
missing = set(range(1, t + 1))
paid = 0
while missing:
    price, things = max(shops, key=lambda shop: (len(shop[1] & missing), -shop[0]))
    if not things & missing:
        break
    missing -= things
    paid += price
print("not possible" if missing else paid)
