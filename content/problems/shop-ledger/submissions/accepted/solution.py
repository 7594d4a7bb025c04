import sys
from itertools import accumulate

input = sys.stdin.readline
n, q = map(int, input().split())
days = map(int, input().split())
total = dict(enumerate(accumulate(days), start=1))
for _ in range(q):
    a, b = map(int, input().split())
    print(total[b] - total.get(a - 1, 0))
