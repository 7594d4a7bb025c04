import sys

input = sys.stdin.readline

n = int(input())
for _ in range(n):
    a, b = map(int, input().split())
    # Your code here: keep this wish.

# Your code here: print the largest number of bridges.
