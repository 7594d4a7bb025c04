class Battery:
    def __init__(self):
        self._level = 50

    def level(self):
        return self._level

    def charge(self, minutes):
        for _ in range(minutes):
            if self._level < 100:
                self._level += 2 if self._level < 80 else 1

    def use(self, minutes):
        used = min(minutes, self._level)
        self._level -= used
        return used

    def give(self, other, percent):
        if self._level - percent < 20:
            return False
        self._level -= percent
        other._level = min(100, other._level + percent)
        return True


phones = {str(p): Battery() for p in range(1, 6)}
for _ in range(int(input())):
    command, p, *rest = input().split()
    phone = phones[p]
    if command == "charge":
        phone.charge(int(rest[0]))
        print(phone.level())
    elif command == "use":
        print(phone.use(int(rest[0])))
    else:
        other = phones[rest[0]]
        if phone.give(other, int(rest[1])):
            print(phone.level(), other.level())
        else:
            print("refused")
