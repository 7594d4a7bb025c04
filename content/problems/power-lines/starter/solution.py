import sys

input = sys.stdin.readline

n, m, s = map(int, input().split())
stations = list(map(int, input().split()))
for _ in range(m):
    a, b, c = map(int, input().split())
    # Your code here: note that a line between a and b costs c.

# Your code here: print the cost, the lines built and the villages that stay dark.
