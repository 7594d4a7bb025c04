WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


class Days:
    def __init__(self, days):
        self._days = set(days)

    def __add__(self, other):
        return Days(self._days | other._days)

    def __mul__(self, other):
        return Days(self._days & other._days)

    def __sub__(self, other):
        return Days(self._days - other._days)

    def __str__(self):
        return " ".join(sorted(self._days)) or "never"


lists = {}
for _ in range(int(input())):
    command, x, *rest = input().split()
    if command == "days":
        lists[x] = Days(rest[1:])
    elif command == "show":
        print(lists[x])
    else:
        a, operator, b = lists[rest[0]], rest[1], lists[rest[2]]
        lists[x] = a + b if operator == "+" else a * b if operator == "*" else a - b
