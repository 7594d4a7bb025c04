import sys

n, *numbers = map(int, sys.stdin.read().split())
orders = list(zip(numbers[::2], numbers[1::2]))
orders.sort()
day = total = 0
for days, discount in orders:
    day += days
    total += day * discount
print(total)
