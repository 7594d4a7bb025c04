DAY = 1440
NEVER = 10**9


class Daily:
    def __init__(self, time):
        self.time = time

    def next(self, t):
        """The first ring after t."""
        today = t // DAY * DAY + self.time
        return today if today > t else today + DAY


class Workdays(Daily):
    def next(self, t):
        ring = super().next(t)
        while ring // DAY % 7 >= 5:
            ring += DAY
        return ring


class Once:
    def __init__(self, ring):
        self.ring = ring

    def next(self, t):
        return self.ring if self.ring > t else NEVER


def minutes(time):
    hours, rest = time.split(":")
    return 60 * int(hours) + int(rest)


def moment(day, time):
    return (int(day) - 1) * DAY + minutes(time)


def read_alarm():
    kind, *when = input().split()
    if kind == "daily":
        return Daily(minutes(when[0]))
    if kind == "workdays":
        return Workdays(minutes(when[0]))
    return Once(moment(*when))


n, m = map(int, input().split())
alarms = [read_alarm() for _ in range(n)]
for _ in range(m):
    t = moment(*input().split())
    rings = [alarm.next(t) for alarm in alarms]
    first = min(rings)
    if first == NEVER:
        print("none")
    else:
        time = first % DAY
        print(f"alarm {rings.index(first) + 1} day {first // DAY + 1} {time // 60:02}:{time % 60:02}")
