import re
import sys

NUMBER = re.compile(r"(?<![\d+])(?:(?:\+91|0)[ -]?)?([6-9]\d{4})[ -]?(\d{5})(?!\d)")

times = {}
for line in sys.stdin:
    for first, second in NUMBER.findall(line):
        number = first + second
        times[number] = times.get(number, 0) + 1
for number in times:
    print(number, times[number])
print(len(times))
