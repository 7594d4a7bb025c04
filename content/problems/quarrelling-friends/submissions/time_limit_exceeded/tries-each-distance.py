n, k = map(int, input().split())
metres = sorted(map(int, input().split()))


def last_seat(distance):
    seated, last = 1, metres[0]
    for metre in metres[1:]:
        if seated < k and metre - last >= distance:
            seated += 1
            last = metre
    return last if seated == k else None


distance = 0
while last_seat(distance + 1) is not None:
    distance += 1
print(distance, last_seat(distance))
