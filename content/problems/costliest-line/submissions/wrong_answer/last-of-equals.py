n = int(input())
best_name, best, total = "", 0, 0
for _ in range(n):
    name, pieces, price = input().split(";")
    cost = int(pieces) * int(price.replace(".", ""))
    total += cost
    if cost >= best:
        best_name, best = name, cost
print(f"{best_name}: {best // 100}.{best % 100:02d}")
print(f"{total // 100}.{total % 100:02d}")
