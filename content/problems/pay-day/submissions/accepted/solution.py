class Fixed:
    def __init__(self, salary):
        self.salary = salary

    def pay(self):
        return self.salary


class Hourly:
    def __init__(self, hours, rate):
        self.hours = hours
        self.rate = rate

    def pay(self):
        return self.hours * self.rate + max(0, self.hours - 160) * (self.rate // 2)


class Sales:
    def __init__(self, base, sold):
        self.base = base
        self.sold = sold

    def pay(self):
        return self.base + min(self.base, self.sold * 5 // 100)


kinds = {"fixed": Fixed, "hourly": Hourly, "sales": Sales}
total = 0
for _ in range(int(input())):
    kind, name, *numbers = input().split()
    employee = kinds[kind](*map(int, numbers))
    print(name, employee.pay())
    total += employee.pay()
print("total", total)
