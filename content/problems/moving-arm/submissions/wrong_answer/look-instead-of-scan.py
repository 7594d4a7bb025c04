def along(at, places):
    moved = 0
    for place in places:
        moved += abs(place - at)
        at = place
    return moved


def report(name, moved, order):
    print(f"{name} {moved}:", *order)


c, start, n = map(int, input().split())
requests = list(map(int, input().split()))
report("FCFS", along(start, requests), requests)

left, order, at = sorted(requests), [], start
while left:
    at = min(left, key=lambda cylinder: abs(cylinder - at))
    left.remove(at)
    order.append(at)
report("SSTF", along(start, order), order)

above = sorted(r for r in requests if r >= start)
below = sorted(r for r in requests if r < start)
turn = []
report("SCAN", along(start, above + turn + below[::-1]), above + below[::-1])
report("C-LOOK", along(start, above + below), above + below)
