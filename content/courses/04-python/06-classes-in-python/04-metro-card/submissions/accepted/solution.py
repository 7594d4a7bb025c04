class Card:
    def __init__(self):
        self.balance = 0
        self.entered = None

    def top_up(self, rupees):
        self.balance += rupees
        return self.balance

    def enter(self, station):
        if self.entered is not None:
            return "inside"
        if self.balance < 20:
            return "low"
        self.entered = station
        return "open"

    def leave(self, station):
        if self.entered is None:
            return "outside"
        fare = 10 + 5 * abs(station - self.entered)
        self.balance -= fare
        self.entered = None
        return f"{fare} {self.balance}"


cards = {}
for _ in range(int(input())):
    what, number, value = input().split()
    card = cards.setdefault(number, Card())
    if what == "TOP":
        print(card.top_up(int(value)))
    elif what == "IN":
        print(card.enter(int(value)))
    else:
        print(card.leave(int(value)))
