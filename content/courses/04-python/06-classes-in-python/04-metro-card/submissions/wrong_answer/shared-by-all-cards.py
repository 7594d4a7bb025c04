class Card:
    balance = 0
    entered = None

    def top_up(self, rupees):
        Card.balance += rupees
        return Card.balance

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
        Card.balance -= fare
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
