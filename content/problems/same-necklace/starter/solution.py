first = input().strip()
second = input().strip()

# Your code here: find the start at which the first note reads as the second.
