import sys

input = sys.stdin.readline

n, t = map(int, input().split())
need = list(map(int, input().split()))

# Your code here: find the smallest size of the tanker.
