a, b, t = map(int, input().split())

# Your code here: print the sounds and the moments when both bells ring.
