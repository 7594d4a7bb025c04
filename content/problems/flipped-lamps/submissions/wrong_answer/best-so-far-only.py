import sys

n, *buttons = map(int, sys.stdin.read().split())
largest = lamps = 0
for button in buttons:
    lamps = max(lamps ^ button, button)
    largest = max(largest, lamps)
print(largest)
