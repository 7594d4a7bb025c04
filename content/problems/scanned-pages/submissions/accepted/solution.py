import re


def key(name):
    """The pieces of a name, numbers marked with 0 and letters with 1 so that numbers come first."""
    return [(0, int(piece), "") if piece.isdigit() else (1, 0, piece) for piece in re.findall("[a-z]+|[0-9]+", name)]


n = int(input())
names = [input() for _ in range(n)]
for name in sorted(names, key=key):
    print(name)
