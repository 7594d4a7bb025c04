text = input()

words = 0  # your code here
length = 0
parts = 0

print(words, length, parts)
