a, b = map(int, input().split())

flips = up = 0
# Your code here: compare the bits of a and b.

print(flips, up)
