import sys

LARGEST = 200001


def main():
    a, b, *numbers = map(int, sys.stdin.read().split())
    events = []
    for i in range(0, 3 * a, 3):
        y, start, end = numbers[i:i + 3]
        events.append((start, 0, y, y))
        events.append((end, 2, y, y))
    for i in range(3 * a, 3 * (a + b), 3):
        x, low, high = numbers[i:i + 3]
        events.append((x, 1, low, high))
    events.sort()
    tree = [0] * (LARGEST + 1)
    clips = 0
    for x, kind, low, high in events:
        if kind == 1:
            i = high + 1
            while i > 0:
                clips += tree[i]
                i -= i & -i
            i = low
            while i > 0:
                clips -= tree[i]
                i -= i & -i
        else:
            i = low + 1
            while i <= LARGEST:
                tree[i] += 1 - kind
                i += i & -i
    print(clips)


main()
