import sys
from itertools import accumulate
from operator import xor

n, *buttons = map(int, sys.stdin.read().split())
numbers = set(accumulate(buttons, xor, initial=0))
largest = 0
for j in range(19, -1, -1):
    upper = {number >> j for number in numbers}
    wanted = largest >> j | 1
    if any(number ^ wanted in upper for number in upper):
        largest |= 1 << j
print(largest)
