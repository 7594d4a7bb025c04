n, m = map(int, input().split())
song = list(map(int, input().split()))
humming = list(map(int, input().split()))

# Your code here: print the smallest error of an alignment.
