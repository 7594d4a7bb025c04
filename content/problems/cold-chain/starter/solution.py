import sys

input = sys.stdin.readline

n, d = map(int, input().split())
temperature = list(map(int, input().split()))

# Your code here: print the length and the beginning of the first longest steady stretch.
