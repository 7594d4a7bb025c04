class Book:
    def __init__(self):
        pass  # your code here

    def borrow(self, member):
        return ""  # your code here

    def give_back(self, member):
        return ""  # your code here

    def leave(self, member):
        return ""  # your code here


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
