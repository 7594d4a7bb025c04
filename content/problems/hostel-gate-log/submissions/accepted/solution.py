import sys

DIGITS = "0123456789"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def minutes_of(text):
    if len(text) != 5 or text[2] != ":":
        raise ValueError("not understood")
    for character in text[:2] + text[3:]:
        if character not in DIGITS:
            raise ValueError("not understood")
    hours, minutes = int(text[:2]), int(text[3:])
    if hours > 23 or minutes > 59:
        raise ValueError("not understood")
    return 60 * hours + minutes


def handle(line):
    global now
    parts = line.split(" ")
    if len(parts) != 3 or parts[1] not in ("out", "in") or parts[2] == "":
        raise ValueError("not understood")
    time, way, name = parts
    for character in name.lower():
        if character not in LETTERS:
            raise ValueError("not understood")
    minute = minutes_of(time)
    if minute < now:
        raise ValueError("time goes back")
    now = minute
    if way == "out":
        if name in outside:
            raise ValueError("already outside")
        outside[name] = minute
        total.setdefault(name, 0)
    else:
        if name not in outside:
            raise ValueError("already inside")
        total[name] += minute - outside.pop(name)


now = 0
outside = {}  # the minute of going out
total = {}  # the minutes of those who were outside at some time
for number, line in enumerate(sys.stdin, start=1):
    try:
        handle(line.removesuffix("\n"))
    except ValueError as fault:
        print(f"line {number}: {fault}")

for name, minute in outside.items():
    total[name] += 24 * 60 - minute
for name in sorted(total, key=lambda name: (-total[name], name)):
    print(name, total[name], *(["still outside"] if name in outside else []))
