l, n = map(int, input().split())
marks = list(map(int, input().split()))
pieces = [(0, l, marks)]
total = 0
first = None
while pieces:
    low, high, inside = pieces.pop()
    if not inside:
        continue
    cut = min(inside, key=lambda mark: (abs(2 * mark - low - high), mark))
    first = first or cut
    total += high - low
    pieces.append((low, cut, [mark for mark in inside if mark < cut]))
    pieces.append((cut, high, [mark for mark in inside if mark > cut]))
print(total, first)
