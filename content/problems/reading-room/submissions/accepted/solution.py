class Book:
    def __init__(self):
        self.people = []  # who has it, then those who wait

    def borrow(self, member):
        if member not in self.people:
            self.people.append(member)
        place = self.people.index(member)
        return f"place {place}" if place > 0 else "yours"

    def give_back(self, member):
        if self.people[:1] != [member]:
            return "not yours"
        self.people.pop(0)
        return f"to {self.people[0]}" if self.people else "shelf"

    def leave(self, member):
        if member not in self.people[1:]:
            return "not waiting"
        self.people.remove(member)
        return "left"


books = {}
for _ in range(int(input())):
    what, member, title = input().split()
    book = books.setdefault(title, Book())
    if what == "BORROW":
        print(book.borrow(member))
    elif what == "RETURN":
        print(book.give_back(member))
    else:
        print(book.leave(member))
