import sys

n, *buttons = map(int, sys.stdin.read().split())
largest = 0
for start in range(n):
    lamps = 0
    for end in range(start, n):
        lamps ^= buttons[end]
        largest = max(largest, lamps)
print(largest)
