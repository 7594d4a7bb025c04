from abc import ABC, abstractmethod


class Purse(ABC):
    """A place where money lies; each kind has rules of its own."""

    def __init__(self, name):
        self.name = name
        self.balance = 0

    @abstractmethod
    def kind(self):
        """Return the name of this kind."""

    @abstractmethod
    def may_fall_to(self, rest):
        """Return whether so little may be left."""

    def monthly(self):
        """Return by how much the balance changes at the end of a month."""
        return 0

    def change(self, amount):
        """Add an amount, or raise a ValueError if it would take away too much."""
        if amount < 0 and not self.may_fall_to(self.balance + amount):
            raise ValueError(f"{self.name} refuses")
        self.balance += amount

    def __str__(self):
        return f"{self.name} {self.kind()} {self.balance}"


class Pocket(Purse):
    def kind(self):
        return "pocket"

    def may_fall_to(self, rest):
        return True


class Cash(Purse):
    def kind(self):
        return "cash"

    def may_fall_to(self, rest):
        return rest >= 0


class Savings(Cash):
    def kind(self):
        return "savings"

    def monthly(self):
        return self.balance // 100


class Card(Purse):
    def kind(self):
        return "card"

    def may_fall_to(self, rest):
        return rest >= -5000

    def monthly(self):
        debt = max(0, -self.balance)
        return -((debt + 49) // 50)


KINDS = {"cash": Cash, "savings": Savings, "card": Card}


class Entry:
    """One line of the book; a negative amount was spent."""

    def __init__(self, number, amount, category, note, purse):
        self.number = number
        self.amount = amount
        self.category = category
        self.note = note
        self.purse = purse

    def has_word(self, word):
        return word.lower() in self.note.lower().split()

    def __str__(self):
        sign = "+" if self.amount > 0 else "-"
        return f"#{self.number} {sign}{abs(self.amount)} {self.category}: {self.note}"


class Book:
    """Entries, limits and purses. What is wrong raises a ValueError and changes nothing."""

    def __init__(self):
        self.last = 0
        self.entries = {}
        self.limits = {}
        self.purses = {"pocket": Pocket("pocket")}
        self.in_use = "pocket"

    def find_purse(self, name):
        if name not in self.purses:
            raise ValueError(f"no purse {name}")
        return self.purses[name]

    def note(self, amount, category, note, purse):
        """Make an entry of money that has come into the purse, or has left it."""
        self.last += 1
        entry = Entry(self.last, amount, category, note, purse)
        self.entries[self.last] = entry
        print(entry)

    def earn(self, amount, category, note):
        purse = self.find_purse(self.in_use)
        purse.change(amount)
        self.note(amount, category, note, purse)

    def spend(self, amount, category, note):
        self.earn(-amount, category, note)
        if category in self.limits:
            over = self.sums()[category][0] - self.limits[category]
            if over > 0:
                print(f"over the limit of {category} by {over}")

    def delete(self, number):
        if number not in self.entries:
            raise ValueError(f"no entry {number}")
        entry = self.entries[number]
        entry.purse.change(-entry.amount)
        del self.entries[number]
        print(f"#{number} deleted")

    def open(self, kind, name):
        if kind not in KINDS:
            raise ValueError(f"unknown kind {kind}")
        name = small_letters("name", name)
        if name in self.purses:
            raise ValueError(f"purse {name} exists")
        self.purses[name] = KINDS[kind](name)
        print(name, "opened")

    def use(self, name):
        self.in_use = self.find_purse(name).name
        print("using", name)

    def move(self, amount, name):
        giver = self.find_purse(self.in_use)
        taker = self.find_purse(name)
        if giver == taker:
            raise ValueError(f"same purse {name}")
        giver.change(-amount)
        taker.change(amount)
        print(f"moved {amount} to {name}")

    def end_month(self):
        print("month ends")
        for purse in self.purses.values():
            amount = purse.monthly()
            if amount != 0:
                purse.balance += amount
                self.note(amount, "interest" if amount > 0 else "fee", purse.name, purse)

    def set_limit(self, category, rupees):
        self.limits[category] = rupees
        print(f"limit of {category} is {rupees}")

    def sums(self):
        """Return what was spent and earned in each category, as a dictionary of pairs."""
        result = {}
        for entry in self.entries.values():
            spent, earned = result.get(entry.category, (0, 0))
            if entry.amount < 0:
                spent -= entry.amount
            else:
                earned += entry.amount
            result[entry.category] = (spent, earned)
        return result

    def report(self):
        all_spent = 0
        all_earned = 0
        pairs = self.sums()
        for category in sorted(pairs):
            spent, earned = pairs[category]
            print(f"{category}: spent {spent}, earned {earned}")
            all_spent += spent
            all_earned += earned
        print(f"total: spent {all_spent}, earned {all_earned}")

    def balance(self):
        return sum([purse.balance for purse in self.purses.values()])

    def top(self, most):
        spent = [entry for entry in self.entries.values() if entry.amount < 0]
        return sorted(spent, key=lambda entry: entry.amount)[:most]

    def find(self, word):
        return [entry for entry in self.entries.values() if entry.has_word(word)]

    def state(self):
        """Return all that can change, to go back to it."""
        balances = {name: self.purses[name].balance for name in self.purses}
        return self.last, dict(self.entries), dict(self.limits), dict(self.purses), balances, self.in_use

    def go_back(self, state):
        self.last, self.entries, self.limits, self.purses, balances, self.in_use = state
        for name in balances:
            self.purses[name].balance = balances[name]


def condition(text):
    """Return a function that says of an entry whether the condition is true for it."""
    if text.startswith("not:"):
        opposite = condition(text[4:])
        return lambda entry: not opposite(entry)
    if text == "spent":
        return lambda entry: entry.amount < 0
    if text == "earned":
        return lambda entry: entry.amount > 0
    name, value = name_and_value(text)
    if name == "cat":
        return lambda entry: entry.category == value
    if name == "purse":
        return lambda entry: entry.purse.name == value
    if name == "word":
        return lambda entry: entry.has_word(value)
    if name == "min":
        return lambda entry: abs(entry.amount) >= int(value)
    if name == "max":
        return lambda entry: abs(entry.amount) <= int(value)
    raise ValueError(f"no condition: {text}")


def name_and_value(text):
    """Return the two parts of a condition such as min=50, or raise a ValueError."""
    parts = text.split("=")
    if len(parts) != 2 or parts[1] == "":
        raise ValueError(f"no name and value: {text}")
    if parts[0] in ("min", "max", "first"):
        whole_number(parts[1])
    return parts


def chosen(entries, conditions):
    """Yield the entries for which all conditions are true."""
    for entry in entries:
        if all([fits(entry) for fits in conditions]):
            yield entry


def ask(entries, texts):
    """Print the entries that fit, and their sum."""
    most = []
    conditions = []
    for text in texts:
        try:
            if text.startswith("first="):
                most.append(int(name_and_value(text)[1]))
            else:
                conditions.append(condition(text))
        except ValueError:
            raise ValueError(f"bad condition {text}")
    found = []
    for entry in chosen(entries, conditions):
        if most and len(found) == min(most):
            break
        found.append(entry)
        print(entry)
    print(f"{len(found)} entries, sum {sum([entry.amount for entry in found])}")


def running(entries):
    """Yield a line with the sum so far for each entry."""
    total = 0
    for entry in entries:
        total += entry.amount
        yield f"#{entry.number} {total}"


def rows(entries, size):
    """Yield lists of so many entries; the last one may be shorter."""
    row = []
    for entry in entries:
        row.append(entry)
        if len(row) == size:
            yield row
            row = []
    if row:
        yield row


def print_all(things):
    """Print things, one on each line."""
    for thing in things:
        print(thing)
    if not things:
        print("nothing")


def whole_number(text):
    """Return the number that the text is, or raise a ValueError."""
    if not text.isdigit() or not 1 <= int(text) <= 1000000:
        raise ValueError(f"bad number {text}")
    return int(text)


def small_letters(what, text):
    """Return the text if it has 1 to 10 small letters, or raise a ValueError."""
    if len(text) > 10 or not text.isalpha() or text != text.lower():
        raise ValueError(f"bad {what} {text}")
    return text


def check_words(words):
    """Raise a ValueError if this is no command, or does not have as many words as it needs."""
    if not words:
        raise ValueError("empty line")
    command = words[0]
    if command not in WORDS:
        raise ValueError(f"unknown command {command}")
    if len(words) < WORDS[command]:
        raise ValueError("too few words")
    if len(words) > WORDS[command] and command not in ("spend", "earn", "ask"):
        raise ValueError("too many words")


def carry_out(book, words):
    """Carry out one command, or raise a ValueError that says what is wrong."""
    check_words(words)
    command = words[0]
    if command == "spend":
        book.spend(whole_number(words[1]), small_letters("category", words[2]), " ".join(words[3:]))
    elif command == "earn":
        book.earn(whole_number(words[1]), small_letters("category", words[2]), " ".join(words[3:]))
    elif command == "list":
        print_all(list(book.entries.values()))
    elif command == "balance":
        print("balance", book.balance())
    elif command == "top":
        print_all(book.top(whole_number(words[1])))
    elif command == "delete":
        book.delete(whole_number(words[1]))
    elif command == "report":
        book.report()
    elif command == "limit":
        book.set_limit(small_letters("category", words[1]), whole_number(words[2]))
    elif command == "find":
        print_all(book.find(words[1]))
    elif command == "open":
        book.open(words[1], words[2])
    elif command == "use":
        book.use(words[1])
    elif command == "purses":
        print_all(list(book.purses.values()))
    elif command == "move":
        book.move(whole_number(words[1]), words[2])
    elif command == "month":
        book.end_month()
    elif command == "ask":
        ask(book.entries.values(), words[1:])
    elif command == "running":
        print_all(list(running(book.entries.values())))
    elif command == "every":
        sums = [(row[0].number, row[-1].number, sum([entry.amount for entry in row]))
                for row in rows(book.entries.values(), whole_number(words[1]))]
        print_all([f"#{first} to #{last}: {total}" for first, last, total in sums])
    else:
        raise ValueError("group within a group")


def carry_out_group(book, lines):
    """Carry out lines that belong together: all of them, or none. Return the number of errors."""
    before = book.state()
    try:
        for line in lines:
            carry_out(book, line.split())
    except ValueError as error:
        book.go_back(before)
        print("error:", error)
        print("group undone")
        return 1
    print("group done")
    return 0


def carry_out_all(book, lines):
    """Carry out all lines, and return how many errors there were."""
    errors = 0
    place = 0
    while place < len(lines):
        words = lines[place].split()
        place += 1
        try:
            if words and words[0] == "group":
                check_words(words)
                size = whole_number(words[1])
                errors += carry_out_group(book, lines[place:place + size])
                place += size
            else:
                carry_out(book, words)
        except ValueError as error:
            print("error:", error)
            errors += 1
    return errors


# How many words each command needs; spend, earn and ask may have more.
WORDS = {
    "spend": 4, "earn": 4, "list": 1, "balance": 1, "top": 2, "delete": 2, "report": 1, "limit": 3, "find": 2, "group": 2,
    "open": 3, "use": 2, "purses": 1, "move": 3, "month": 1, "ask": 2, "running": 1, "every": 2,
}

n = int(input())
print("errors", carry_out_all(Book(), [input() for _ in range(n)]))
