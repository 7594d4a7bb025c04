import sys

input = sys.stdin.readline

n, m = map(int, input().split())
for _ in range(m):
    a, b = map(int, input().split())
    # Your code here: note that course b builds on course a.

# Your code here: print the semesters, or impossible.
