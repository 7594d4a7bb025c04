def started(amount, part):
    return amount // part + 1


class Letter:
    def __init__(self, grams):
        self.grams = grams

    def price(self):
        return 5 * started(self.grams, 20)


class Parcel:
    def __init__(self, grams):
        self.grams = grams

    def price(self):
        return 30 + 12 * started(max(0, self.grams - 500), 500)


class Fragile(Parcel):
    def price(self):
        return super().price() + 25


class Insured(Parcel):
    def __init__(self, grams, value):
        super().__init__(grams)
        self.value = value

    def price(self):
        return super().price() + max(10, started(self.value, 100))


kinds = {"letter": Letter, "parcel": Parcel, "fragile": Fragile, "insured": Insured}
dearest, most = None, 0
for _ in range(int(input())):
    kind, name, *numbers = input().split()
    price = kinds[kind](*map(int, numbers)).price()
    print(name, price)
    if price > most:
        dearest, most = name, price
print("dearest", dearest)
