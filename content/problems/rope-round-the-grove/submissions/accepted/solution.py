import sys


def turn(a, b, c):
    """Positive if one turns left at b on the way from a to c."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def side(trees):
    """One side of the rope, without its last tree."""
    corners = []
    for tree in trees:
        while len(corners) >= 2 and turn(corners[-2], corners[-1], tree) <= 0:
            corners.pop()
        corners.append(tree)
    corners.pop()
    return corners


n = int(input())
trees = sorted(tuple(map(int, line.split())) for line in sys.stdin)
if n == 1:
    print(1, 0)
else:
    rope = side(trees) + side(trees[::-1])
    area = 0
    for i in range(len(rope)):
        a, b = rope[i - 1], rope[i]
        area += a[0] * b[1] - b[0] * a[1]
    print(len(rope), area)
