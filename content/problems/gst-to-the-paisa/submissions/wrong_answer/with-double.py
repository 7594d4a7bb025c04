pieces, price, rate = map(int, input().split())
net = pieces * price
print(f"{net * (1 + rate / 100) / 100:.2f}")
