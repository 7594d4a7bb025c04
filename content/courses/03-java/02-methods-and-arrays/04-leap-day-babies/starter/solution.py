b, y = map(int, input().split())

birthdays = 0
# Your code here: count them. Up to a thousand million years may lie between b and y.

print(birthdays)
