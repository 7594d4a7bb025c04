number = input()
name = input()

# Your code here: print the six lines. This is the last one.
print("|  ||  |")
