n, g = map(int, input().split())
for _ in range(n):
    weight, points = map(int, input().split())
    # Your code here: think about this present.

# Your code here: print the points and the weight of the best hamper.
