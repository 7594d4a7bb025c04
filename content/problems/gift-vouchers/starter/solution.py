import sys

input = sys.stdin.readline

n, s = map(int, input().split())
value = list(map(int, input().split()))

# Your code here: count the pairs whose values add up to s.
