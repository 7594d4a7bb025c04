from math import factorial


def words(letters):
    """How many different words the letters form."""
    total = factorial(len(letters))
    for c in set(letters):
        total //= factorial(letters.count(c))
    return total


def word_at(letters, k):
    for c in sorted(set(letters)):
        rest = letters.replace(c, "", 1)
        here = words(rest)
        if k <= here:
            return c + word_at(rest, k)
        k -= here
    return ""


name, k = input().split()
print("too short" if int(k) > words(name) else word_at(name, int(k)))
