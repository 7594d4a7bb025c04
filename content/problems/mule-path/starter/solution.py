h, w = map(int, input().split())
r1, c1, r2, c2 = map(int, input().split())

# Your code here: read the heights of the h rows, and print the height and the number of steps.
