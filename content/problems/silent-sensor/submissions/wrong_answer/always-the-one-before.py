n = int(input())
reading = [None if entry == "?" else int(entry) for entry in input().split()]
gaps = reading.count(None)
if gaps == n:
    print("no readings")
else:
    # Takes the reading before, and one after only if there is none before.
    for i in range(1, n):
        if reading[i] is None:
            reading[i] = reading[i - 1]
    for i in range(n - 2, -1, -1):
        if reading[i] is None:
            reading[i] = reading[i + 1]
    print(*reading)
    print("filled", gaps)
