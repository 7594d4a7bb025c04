e, s = map(int, input().split())
expected = input().split()
scanned = input().split()

# Your code here: count the found bags, then print the missing and the foreign tags.
