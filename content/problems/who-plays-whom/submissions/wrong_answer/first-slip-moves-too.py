def place_of(slip, round, ring):
    """The ring has all slips but the first one."""
    return 1 + (slip - 1 + round - 1) % (ring + 1)


def slip_at(place, round, ring):
    return 1 + (place - 1 - (round - 1)) % (ring + 1)


n, q = map(int, input().split())
slips = n + n % 2
for _ in range(q):
    team, round = map(int, input().split())
    place = place_of(team, round, slips - 1)
    other = slip_at(slips + 1 - place, round, slips - 1)
    if other > n:
        print("rest")
    else:
        print(other)
