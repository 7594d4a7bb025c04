import sys

n, *numbers = map(int, sys.stdin.read().split())
houses = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
height = 0
for place in sorted(set(numbers[0::3] + numbers[1::3])):
    now = max((h for left, right, h in houses if left <= place < right), default=0)
    if now != height:
        print(place, now)
    height = now
