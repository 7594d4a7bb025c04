import sys

shops = []
for line in sys.stdin.readlines()[1:]:
    event, x = line.split()
    x = int(x)
    if event == "+":
        shops.append(x)
    elif event == "-":
        shops.remove(x)
    else:
        best = None
        for shop in shops:
            if best is None or (abs(shop - x), shop) < (abs(best - x), best):
                best = shop
        print("NONE" if best is None else best)
