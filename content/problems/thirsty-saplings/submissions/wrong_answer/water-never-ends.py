import sys


def possible(heights, m, w, h):
    change = [0] * (len(heights) + w + 1)
    water = days = 0
    for i, height in enumerate(heights):
        water += change[i]
        missing = h - height - water
        if missing > 0:
            water += missing

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
