import sys


def possible(heights, m, w, h):
    grown = heights[:]
    days = 0
    for i in range(len(grown)):
        missing = h - grown[i]
        if missing > 0:
            for j in range(i, min(len(grown), i + w)):
                grown[j] += missing
            days += missing
            if days > m:
                return False
    return True


n, m, w, *heights = map(int, sys.stdin.read().split())
low, high = min(heights), min(heights) + m
while low < high:
    middle = (low + high + 1) // 2
    if possible(heights, m, w, middle):
        low = middle
    else:
        high = middle - 1
print(low)
