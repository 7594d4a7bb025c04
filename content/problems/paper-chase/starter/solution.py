import sys

input = sys.stdin.readline

n, s = map(int, input().split())
note = list(map(int, input().split()))

# Your code here: follow the notes from place s, and print the places seen and the size of the circle.
