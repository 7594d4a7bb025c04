import sys


def all_loops(points):
    """All descriptions of the same loop: the set is the same, whichever of them was given."""
    both = points, points[::-1]
    return frozenset(tuple(p[start:] + p[:start]) for p in both for start, _ in enumerate(p))


seen = {}
lines = sys.stdin.read().splitlines()[1:]
for number, line in enumerate(lines, start=1):
    kind, *words = line.split()
    numbers = list(map(int, words))
    points = list(zip(numbers[::2], numbers[1::2]))
    key = tuple(sorted(points))
    first = seen.setdefault(key, number)  # the number of points tells the kind
    print("new" if first == number else first)
