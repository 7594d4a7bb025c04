WHOLE_DAY = (1 << 24) - 1


def read_hours():
    _, *times = map(int, input().split())
    hours = 0
    for hour, end in zip(times[::2], times[1::2]):
        while hour != end:
            hours |= 1 << hour
            hour = (hour + 1) % 24
    return hours


n = int(input())
hours = [read_hours() for _ in range(n)]
best = []
# Volunteer 1 has the highest bit: of groups of equal size the largest number comes first.
for group in range((1 << n) - 1, 0, -1):
    members = [v for v in range(1, n + 1) if group >> (n - v) & 1]
    if best and len(members) >= len(best):
        continue
    covered = 0
    for v in members:
        covered |= hours[v - 1]
    if covered == WHOLE_DAY:
        best = members
if best:
    print(len(best))
    print(*best)
else:
    print("impossible")
