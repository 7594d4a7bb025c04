class Card:
    def __init__(self):
        self.balance = 0
        self.entered = None  # the station, or None if the holder is not inside

    def top_up(self, rupees):
        self.balance += rupees
        return self.balance

    def enter(self, station):
        return ""  # your code here

    def leave(self, station):
        return ""  # your code here


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
