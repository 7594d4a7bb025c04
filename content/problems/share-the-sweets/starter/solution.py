boxes, sweets, children = map(int, input().split())

each = 0  # your code here
left = 0

print(each, left)
