from bisect import bisect_left

n, k = map(int, input().split())
metres = list(map(int, input().split()))


def last_seat(distance):
    place = 0
    for _ in range(k - 1):
        place = bisect_left(metres, metres[place] + distance, place + 1)
        if place == n:
            return None
    return metres[place]


low, high = 0, metres[-1] - metres[0]
while low < high:
    middle = (low + high + 1) // 2
    if last_seat(middle) is None:
        high = middle - 1
    else:
        low = middle
print(low, last_seat(low))
