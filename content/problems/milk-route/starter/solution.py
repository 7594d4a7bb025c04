import sys

input = sys.stdin.readline

n, m = map(int, input().split())
fee = list(map(int, input().split()))
for _ in range(m):
    a, b, t = map(int, input().split())
    # Your code here: note the road from a to b with toll t.

# Your code here: print the cost and the number of roads, or -1.
