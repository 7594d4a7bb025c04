import sys

input = sys.stdin.readline

n, q = map(int, input().split())
marks = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    # Your code here: print how many marks lie from a to b.
