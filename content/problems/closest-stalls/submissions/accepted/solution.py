import sys

input = sys.stdin.readline


def to_the_north(stall):
    return stall[1]


def squared_distance(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def closest(stalls):
    """The smallest squared distance of stalls that are sorted from west to east, and the stalls from south to north."""
    if len(stalls) <= 3:
        pairs = [squared_distance(a, b) for a in stalls for b in stalls if a != b]
        return min(pairs), sorted(stalls, key=to_the_north)
    middle = len(stalls) // 2
    line = stalls[middle][0]
    left, west = closest(stalls[:middle])
    right, east = closest(stalls[middle:])
    best = min(left, right)
    stalls = sorted(west + east, key=to_the_north)  # two sorted lists: Python merges them
    strip = [stall for stall in stalls if (stall[0] - line) ** 2 < best]
    for i in range(len(strip)):
        for j in range(i + 1, len(strip)):
            if (strip[j][1] - strip[i][1]) ** 2 >= best:
                break
            best = min(best, squared_distance(strip[i], strip[j]))
    return best, stalls


stalls = [tuple(map(int, input().split())) for _ in range(int(input()))]
print(closest(sorted(stalls))[0])
