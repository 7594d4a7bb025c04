class Refusal(Exception):
    pass


class NoCard(Refusal):
    def __init__(self, card):
        super().__init__(f"no card {card}")


class Lacks(Refusal):
    def __init__(self, what, missing):
        super().__init__(f"{what} lacks {missing}")


class WaterAtm:
    def __init__(self, price):
        self._price = price
        self._tank = 0
        self._cards = {}

    def fill(self, litres):
        self._tank += litres
        return self._tank

    def load(self, card, paise):
        self._cards[card] = self._cards.get(card, 0) + paise
        return self._cards[card]

    def take(self, card, litres):
        """Returns the paise that are left. All checks come before the first change."""
        if card not in self._cards:
            raise NoCard(card)
        if litres > self._tank:
            raise Lacks("tank", litres - self._tank)
        cost = litres * self._price
        if cost > self._cards[card]:
            raise Lacks("card", cost - self._cards[card])
        self._tank -= litres
        self._cards[card] -= cost
        return self._cards[card]


price, n = map(int, input().split())
atm = WaterAtm(price)
refused = 0
for _ in range(n):
    command, *card, x = input().split()
    x = int(x)
    try:
        if command == "fill":
            print(atm.fill(x))
        elif command == "load":
            print(atm.load(card[0], x))
        else:
            print("took", x, "left", atm.take(card[0], x))
    except Refusal as problem:
        print(problem)
        refused += 1
print("refused", refused)
