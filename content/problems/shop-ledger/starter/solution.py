import sys

input = sys.stdin.readline

n, q = map(int, input().split())
takings = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    # Your code here: print the takings from day a to day b.
