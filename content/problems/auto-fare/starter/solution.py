d, w = map(int, input().split())

# Your code here: work out the fare and print it.
