import sys

numbers = list(map(int, sys.stdin.read().split()))
requests = sorted(zip(numbers[2::2], numbers[1::2]), key=lambda r: r[1])
count, end = 0, -1
for last, first in requests:
    if first > end + 1:
        count += 1
        end = last
print(count, end)
