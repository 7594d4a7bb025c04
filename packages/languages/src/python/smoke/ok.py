import sys

print("sum", sum(map(int, sys.stdin.read().split())))
