import sys

input = sys.stdin.readline

n = int(input())
tins = list(map(int, input().split()))

# Your code here: print the number of kinds, the length of the shortest stretch and its beginning.
