import sys

lines = sys.stdin.read().split("\n")
offers = []
for line in lines[1 : int(lines[0]) + 1]:
    sign, price = line.split()
    if sign == "+":
        offers.append(int(price))
    else:
        offers.remove(int(price))
    in_order = sorted(offers)
    print(in_order[(len(offers) - 1) // 2] if offers else "closed")
