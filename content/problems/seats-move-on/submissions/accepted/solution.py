left = input()
middle = input()
right = input()

last = right
right = middle
middle = left
left = last
print(left, middle, right)

last = right
right = left
left = last
print(left, middle, right)

last = right
right = middle
middle = left
left = last
print(left, middle, right)
