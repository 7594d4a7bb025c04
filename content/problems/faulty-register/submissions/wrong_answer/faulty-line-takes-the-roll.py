import re


class Fault(Exception):
    pass


def number(text, least, most, fault):
    if not re.fullmatch("[0-9]+", text) or not least <= int(text) <= most:
        raise Fault(fault)
    return int(text)


def check(line, rolls):
    """The marks of a correct line."""
    fields = [field.strip() for field in line.split(",")]
    if len(fields) != 3:
        raise Fault("FIELDS")
    if not fields[0]:
        raise Fault("NAME")
    roll = number(fields[1], 1, 9999, "ROLL")
    again = roll in rolls
    rolls.add(roll)
    marks = number(fields[2], 0, 100, "MARKS")
    if again:
        raise Fault("TWICE")
    return marks


n = int(input())
rolls = set()
total = 0
for i in range(1, n + 1):
    try:
        total += check(input(), rolls)
    except Fault as fault:
        print(i, fault)
print(len(rolls), total // len(rolls) if rolls else "-")
