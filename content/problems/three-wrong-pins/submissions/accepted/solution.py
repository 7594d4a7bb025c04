class Locker:
    def __init__(self):
        self._pin = ""  # empty text: the locker is empty
        self._wrong = 0  # wrong tries in a row

    def _blocked(self):
        return self._wrong == 3

    def put(self, pin):
        if self._pin != "":
            return "taken"
        self._pin = pin
        return "closed"

    def open(self, pin):
        if self._pin == "":
            return "empty"
        if self._blocked():
            return "blocked"
        if pin == self._pin:
            self._pin = ""
            self._wrong = 0
            return "open"
        self._wrong += 1
        return "blocked" if self._blocked() else "wrong"

    def reset(self):
        if not self._blocked():
            return "not blocked"
        self._wrong = 0
        return "reset"


lockers = {}
for _ in range(int(input())):
    command, k, *pin = input().split()
    locker = lockers.setdefault(k, Locker())
    if command == "put":
        print(locker.put(pin[0]))
    elif command == "open":
        print(locker.open(pin[0]))
    else:
        print(locker.reset())
