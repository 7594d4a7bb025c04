name = input()

# Your code here: the line of stars, the name in its frame, the stars again.
print(name)
