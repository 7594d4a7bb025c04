import sys


def possible(points, k, x):
    total = [0]
    smallest = 0
    for end, p in enumerate(points, start=1):
        total.append(total[-1] + (1 if p >= x else -1))
        if end >= k:
            smallest = total[end - k]
            if total[end] > smallest:
                return True
    return False


n, k, *points = map(int, sys.stdin.read().split())
values = sorted(points)
low, high = 0, n - 1
while low < high:
    middle = (low + high + 1) // 2
    if possible(points, k, values[middle]):
        low = middle
    else:
        high = middle - 1
print(values[low])
