n, c = map(int, input().split())
bags = list(map(int, input().split()))

# Your code here: print the smallest number of jeeps.
