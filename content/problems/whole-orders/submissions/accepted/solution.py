import sys

words = iter(sys.stdin.read().split())
stock = {}


def order(lines):
    """Raises ValueError for the first line that cannot be filled, and then has changed nothing."""
    left = {}
    for item, amount in lines:
        if item not in stock:
            raise ValueError(f"unknown {item}")
        rest = left.get(item, stock[item]) - amount
        if rest < 0:
            raise ValueError(f"short {item}")
        left[item] = rest
    stock.update(left)


for _ in range(int(next(words))):
    kind, k = next(words), int(next(words))
    lines = [(next(words), int(next(words))) for _ in range(k)]
    if kind == "deliver":
        for item, amount in lines:
            stock[item] = stock.get(item, 0) + amount
        continue
    try:
        order(lines)
        print("done")
    except ValueError as fault:
        print(fault)
for item in sorted(stock):
    print(item, stock[item])
