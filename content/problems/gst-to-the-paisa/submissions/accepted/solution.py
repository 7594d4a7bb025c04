pieces, price, rate = map(int, input().split())
net = pieces * price
total = net + (net * rate + 50) // 100
print(f"{total // 100}.{total % 100:02d}")
