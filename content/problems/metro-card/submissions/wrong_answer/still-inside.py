class Card:
    def __init__(self, rupees):
        self.balance = rupees
        self.start = None

    def recharge(self, rupees):
        if self.balance + rupees > 3000:
            return False
        self.balance += rupees
        return True

    def enter(self, station):
        if self.start is not None or self.balance < 50:
            return False
        self.start = station
        return True

    def leave(self, station):
        if self.start is None:
            return False
        self.balance -= min(10 + 4 * abs(station - self.start), 60)
        return True


n, b = map(int, input().split())
card = Card(b)
actions = {"RECHARGE": card.recharge, "IN": card.enter, "OUT": card.leave}
for _ in range(n):
    event, number = input().split()
    print(card.balance if actions[event](int(number)) else "REFUSED")
