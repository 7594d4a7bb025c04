import sys
from bisect import bisect_left, bisect_right

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
marks = data[2 : 2 + n]
answers = []
for i in range(2 + n, 2 + n + 2 * q, 2):
    answers.append(bisect_right(marks, data[i + 1]) - bisect_left(marks, data[i]))
print("\n".join(map(str, answers)))
