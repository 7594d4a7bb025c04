import sys

input = sys.stdin.readline

n, q = map(int, input().split())
for _ in range(q):
    a, d, r = map(int, input().split())
    # Your code here: note this booking.

# Your code here: print the most rooms and the first night that needs them.
