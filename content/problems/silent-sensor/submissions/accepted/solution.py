n = int(input())
reading = [None if entry == "?" else int(entry) for entry in input().split()]
gaps = reading.count(None)


def nearest(places):
    found, last = {}, None
    for i in places:
        if reading[i] is not None:
            last = i
        found[i] = last
    return found


if gaps == n:
    print("no readings")
else:
    before, after = nearest(range(n)), nearest(range(n - 1, -1, -1))
    filled = []
    for i in range(n):
        b, a = before[i], after[i]
        if b is None or (a is not None and a - i < i - b):
            b = a
        filled.append(reading[b])
    print(*filled)
    print("filled", gaps)
