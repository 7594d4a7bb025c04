def minutes(time):
    hours, rest = time.split(":")
    return 60 * int(hours) + int(rest)


# How values of each kind are read and written; the knob works with whole numbers.
KINDS = {
    "number": (int, str),
    "letter": (ord, chr),
    "time": (minutes, lambda value: f"{value // 60}:{value % 60}"),
}


class Knob:
    def __init__(self, kind, low, high):
        self.parse, self.text = KINDS[kind]
        self.low = self.value = self.parse(low)
        self.high = self.parse(high)

    def set(self, value):
        self.value = max(self.low, min(self.high, value))

    def __str__(self):
        return self.text(self.value)


n, m = map(int, input().split())
knobs = {}
for _ in range(n):
    kind, name, low, high = input().split()
    knobs[name] = Knob(kind, low, high)
for _ in range(m):
    command, name, *value = input().split()
    knob = knobs[name]
    if command == "up":
        knob.set(knob.value + 1)
    elif command == "down":
        knob.set(knob.value - 1)
    else:
        knob.set(knob.parse(value[0]))
    print(knob)
