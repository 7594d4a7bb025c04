import sys

input = sys.stdin.readline

n = int(input())
sheets = list(map(int, input().split()))

# Your code here: print the roll number that is not among the sheets.
