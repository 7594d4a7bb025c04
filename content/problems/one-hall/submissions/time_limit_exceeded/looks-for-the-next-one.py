import sys

numbers = list(map(int, sys.stdin.read().split()))
requests = list(zip(numbers[1::2], numbers[2::2]))
count, end = 0, -1
while requests:
    end = min(last for first, last in requests)
    count += 1
    requests = [(first, last) for first, last in requests if first > end + 1]
print(count, end)
