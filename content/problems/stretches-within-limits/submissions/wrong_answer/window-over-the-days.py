import sys
from itertools import accumulate

n, l, u, *changes = map(int, sys.stdin.read().split())


def count(totals):
    """The number of pairs, and the totals in order."""
    if len(totals) < 2:
        return 0, totals
    middle = len(totals) // 2
    pairs_left, left = count(totals[:middle])
    pairs_right, right = count(totals[middle:])
    pairs = pairs_left + pairs_right
    low = high = 0
    end = len(right)
    for total in left:
        while low < end and right[low] < total + l:
            low += 1
        while high < end and right[high] <= total + u:
            high += 1
        pairs += high - low
    return pairs, sorted(left + right)


def at_most(limit):
    stretches = start = total = 0
    for end, change in enumerate(changes):
        total += change
        while start <= end and total > limit:
            total -= changes[start]
            start += 1
        stretches += end - start + 1
    return stretches


print(at_most(u) - at_most(l - 1))
