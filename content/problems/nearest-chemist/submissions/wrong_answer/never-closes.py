import sys
from bisect import bisect_left, insort


def nearest(shops, x):
    place = bisect_left(shops, x)
    neighbours = shops[max(place - 1, 0) : place + 1]
    return min(neighbours, key=lambda shop: abs(shop - x), default="NONE")


shops = []  # the open chemists in order
for line in sys.stdin.readlines()[1:]:
    event, x = line.split()
    if event == "+":
        insort(shops, int(x))
    elif event == "?":
        print(nearest(shops, int(x)))
