class Card:
    def __init__(self, balance):
        self.balance = balance

    def recharge(self, amount):
        if self.balance + amount > 3000:
            return "limit"
        self.balance += amount
        return self.balance

    def ride(self, km):
        fare = min(60, 10 + 2 * km)
        if fare > self.balance:
            return "refused"
        self.balance -= fare
        return self.balance


cards = {}
for _ in range(int(input())):
    command, name, value = input().split()
    value = int(value)
    if command == "new":
        if name in cards:
            print(name, "taken")
        else:
            cards[name] = Card(value)
            print(name, "ok")
    elif name not in cards:
        print(name, "unknown")
    elif command == "recharge":
        print(name, cards[name].recharge(value))
    else:
        print(name, cards[name].ride(value))
