import sys

input = sys.stdin.readline

n = int(input())
height = list(map(int, input().split()))

# Your code here: print what each house sees, and how many see the sea.
