s = int(input())

print(s)  # Print the time instead.
