import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
marks = data[2 : 2 + n]
for i in range(2 + n, 2 + n + 2 * q, 2):
    a, b = data[i], data[i + 1]
    print(sum(1 for mark in marks if a <= mark <= b))
