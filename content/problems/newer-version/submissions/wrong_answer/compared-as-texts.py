class Version:
    def __init__(self, text):
        self.parts = text.split(".")
        while len(self.parts) < 4:
            self.parts.append("0")  # missing parts are 0

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts


updates = 0
for _ in range(int(input())):
    name, phone, store = input().split()
    phone, store = Version(phone), Version(store)
    if phone < store:
        print(name, "update")
        updates += 1
    elif phone == store:
        print(name, "same")
    else:
        print(name, "ahead")
print(updates)
