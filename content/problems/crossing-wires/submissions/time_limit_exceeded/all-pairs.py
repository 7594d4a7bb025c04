import sys

a, b, *numbers = map(int, sys.stdin.read().split())
wires = [numbers[i:i + 3] for i in range(0, 3 * a, 3)]
clips = 0
for i in range(3 * a, 3 * (a + b), 3):
    x, low, high = numbers[i:i + 3]
    for y, start, end in wires:
        if start <= x <= end and low <= y <= high:
            clips += 1
print(clips)
