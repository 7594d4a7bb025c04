left = input()
middle = input()
right = input()

left, middle, right = right, left, middle
print(left, middle, right)
left, right = right, left
print(left, middle, right)
left, middle, right = right, left, middle
print(left, middle, right)
