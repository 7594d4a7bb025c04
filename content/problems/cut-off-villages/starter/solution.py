import sys

input = sys.stdin.readline

n, m = map(int, input().split())
for _ in range(m):
    a, b = map(int, input().split())
    # Your code here: note the road between a and b.

# Your code here: print the number of groups, the size of the largest, and the single villages.
