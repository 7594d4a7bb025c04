n, kind = input().split()
n = int(n)

# Your code here: draw the n rows of the diamond.
