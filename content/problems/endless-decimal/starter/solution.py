a, b = map(int, input().split())

# Your code here: print the whole part, then find the digits and where they begin to repeat.
