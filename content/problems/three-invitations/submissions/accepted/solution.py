class Invitation:
    def __init__(self, guest, date, host):
        self.guest = guest
        self.date = date
        self.host = host

    def greeting(self):
        return f"Dear {self.guest},"

    def occasion(self):
        raise NotImplementedError

    def request(self):
        return "Please come!"

    def print(self):
        print(self.greeting())
        print(self.occasion())
        print(self.request())
        print(f"Yours, {self.host}")
        print("-" * 10)


class Wedding(Invitation):
    def __init__(self, guest, date, host, partner):
        super().__init__(guest, date, host)
        self.partner = partner

    def occasion(self):
        return f"{self.host} and {self.partner} marry on {self.date}."

    def request(self):
        return "Please come with your family!"


class Birthday(Invitation):
    def __init__(self, guest, date, host, age):
        super().__init__(guest, date, host)
        self.age = age

    def occasion(self):
        return f"{self.host} turns {self.age} on {self.date}."


class Puja(Invitation):
    def greeting(self):
        return f"Namaste {self.guest},"

    def occasion(self):
        return f"{self.host} invites you to a puja on {self.date}."


kinds = {"wedding": Wedding, "birthday": Birthday, "puja": Puja}
for _ in range(int(input())):
    kind, *words = input().split()
    kinds[kind](*words).print()
