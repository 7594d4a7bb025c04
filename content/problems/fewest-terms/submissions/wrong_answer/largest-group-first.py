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

    left = {row for row, output in enumerate(column) if output == "1"}
    count = total = 0
    while left:
        rows, letters = max(terms, key=lambda term: (len(term[0] & left), -term[1]))
        left -= rows
        count += 1
        total += letters
    return count, total


for _ in range(int(input())):
    k, column = input().split()
    print(*fewest(int(k), column))
