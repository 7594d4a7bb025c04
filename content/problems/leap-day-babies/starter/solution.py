b, y = map(int, input().split())

birthdays = 0
# Your code here: count them. Up to a hundred crore (1000000000) years may lie between b and y.

print(birthdays)
