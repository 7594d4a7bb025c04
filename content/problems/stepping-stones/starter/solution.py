n = int(input())
stones = list(map(int, input().split()))

# Your code here: print the least danger of a crossing.
