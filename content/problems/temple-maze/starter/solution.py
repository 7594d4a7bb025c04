h, w = map(int, input().split())
plan = [input().strip() for _ in range(h)]

# Your code here: print the least number of steps from S to E, or -1.
