n, k = map(int, input().split())
ballots = list(map(int, input().split()))

# Your code here: count the votes of each candidate and print the result.
