name = input()

# Your code here: print the initials and the last name.
