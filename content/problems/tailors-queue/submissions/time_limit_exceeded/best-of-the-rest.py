import sys

n, *numbers = map(int, sys.stdin.read().split())
orders = list(zip(numbers[::2], numbers[1::2]))
day = total = 0
while orders:
    days, discount = max(orders, key=lambda order: order[1] / order[0])
    orders.remove((days, discount))
    day += days
    total += day * discount
print(total)
