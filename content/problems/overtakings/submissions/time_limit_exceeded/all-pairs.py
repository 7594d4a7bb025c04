n = int(input())
started_at = {cart: place for place, cart in enumerate(input().split())}
finish = [started_at[cart] for cart in input().split()]
names = {place: cart for cart, place in started_at.items()}
overtook = {}
for i in range(n):
    overtook[finish[i]] = sum(1 for j in range(i + 1, n) if finish[j] < finish[i])
best = max(overtook, key=overtook.get)
print(sum(overtook.values()))
print(names[best], overtook[best])
