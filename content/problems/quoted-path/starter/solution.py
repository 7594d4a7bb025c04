name, file, percent = input().split()

# Your code here: print the three lines. This is the second one without its tab.
print("name:", name)
