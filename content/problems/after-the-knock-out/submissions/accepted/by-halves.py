import sys

k, *lines = sys.stdin.read().split()
k = int(k)
rounds = lines[:k]
teams = [int(word) for word in lines[k + 1:]]
n = 2 ** k
size = [1] * (n + 1)
beaten_by = [0] * (n + 1)


def winner(level, part):
    """The winner of a part of 2 ** level teams."""
    if level == 0:
        return part + 1
    left = winner(level - 1, 2 * part)
    right = winner(level - 1, 2 * part + 1)
    won, lost = (left, right) if rounds[level - 1][part] == "L" else (right, left)
    size[won] = 2 ** level
    beaten_by[lost] = won
    return won


winner(k, 0)
for team in teams:
    best = 1
    stronger = beaten_by[team]
    while stronger != 0:
        best += 1
        stronger = beaten_by[stronger]
    print(best, n - size[team] + 1)
