import sys

input = sys.stdin.readline

n = int(input())
superior = list(map(int, input().split()))

# Your code here: print how many stand below each employee, and the length of the longest way.
