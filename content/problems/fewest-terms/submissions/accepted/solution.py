from functools import lru_cache
from itertools import product


def terms_of(k, column):
    """Each allowed term, as the set of rows that it covers and its number of letters."""
    terms = []
    for choice in product("01-", repeat=k):
        rows = [
            row
            for row in range(len(column))
            if all(c in ("-", bit) for c, bit in zip(choice, format(row, f"0{k}b")))
        ]
        if all(column[row] != "0" for row in rows):
            terms.append((frozenset(rows), k - choice.count("-")))
    return terms


def fewest(k, column):
    terms = terms_of(k, column)

    @lru_cache(maxsize=None)
    def cheapest(left):
        if not left:
            return (0, 0)
        some_row = next(iter(left))
        options = [(cheapest(left - rows), letters) for rows, letters in terms if some_row in rows]
        return min((count + 1, others + letters) for (count, others), letters in options)

    return cheapest(frozenset(row for row, output in enumerate(column) if output == "1"))


for _ in range(int(input())):
    k, column = input().split()
    print(*fewest(int(k), column))
