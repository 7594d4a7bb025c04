class Basket:
    def __init__(self):
        self.numbers = {}  # only numbers above 0

    def number_of(self, kind):
        return self.numbers.get(kind, 0)

    def put(self, kind, number):
        if number > 0:
            self.numbers[kind] = self.number_of(kind) + number

    def __add__(self, other):
        for kind, number in list(other.numbers.items()):
            self.put(kind, number)
        return self

    def __sub__(self, other):
        result = Basket()
        for kind, number in self.numbers.items():
            result.put(kind, number - other.number_of(kind))
        return result

    def __and__(self, other):
        result = Basket()
        for kind, number in self.numbers.items():
            result.put(kind, min(number, other.number_of(kind)))
        return result

    def __le__(self, other):
        return all(number <= other.number_of(kind) for kind, number in self.numbers.items())

    def __str__(self):
        if not self.numbers:
            return "empty"
        return ", ".join(f"{kind} {self.numbers[kind]}" for kind in sorted(self.numbers))


baskets = {letter: Basket() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
for _ in range(int(input())):
    command, a, *rest = input().split()
    if command == "put":
        baskets[a].put(rest[0], int(rest[1]))
    elif command == "let":
        _, b, sign, c = rest
        if sign == "+":
            baskets[a] = baskets[b] + baskets[c]
        elif sign == "-":
            baskets[a] = baskets[b] - baskets[c]
        else:
            baskets[a] = baskets[b] & baskets[c]
    elif command == "within":
        print("yes" if baskets[a] <= baskets[rest[0]] else "no")
    else:
        print(baskets[a])
