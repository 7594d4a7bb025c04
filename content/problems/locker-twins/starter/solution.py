a, b = map(int, input().split())

# Your code here: count the pairs of twins from a to b, and remember the last one.
