def place_of(slip, round, ring):
    """The ring has all slips but the first one."""
    if slip == 1:
        return 1
    return 2 + (slip - 2 + round - 1) % ring


def slip_at(place, round, ring):
    if place == 1:
        return 1
    return 2 + (place - 2 - (round - 1)) % ring


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
