n, m = map(int, input().split())
for _ in range(m):
    a, b = map(int, input().split())
    # Your code here: note that a and b must not sit side by side.

# Your code here: print the number of ways and the first way, or impossible.
