pattern = input().strip()

# Your code here: write out the stitches, then count them.
