def as_text(entry):
    """Return an entry as the book shows it."""
    number, amount, category, note = entry
    sign = "+" if amount > 0 else "-"
    return f"#{number} {sign}{abs(amount)} {category}: {note}"


def print_all(entries):
    """Print entries, one on each line."""
    for entry in entries:
        print(as_text(entry))
    if not entries:
        print("nothing")


def note_entry(book, amount, category, note):
    """Put a new entry into the book; a negative amount was spent."""
    entry = (len(book) + 1, amount, category, note)
    book.append(entry)
    print(as_text(entry))


def balance(book):
    """Return what came in minus what was spent."""
    return sum([amount for number, amount, category, note in book])


def top(book, most):
    """Return the entries with which most was spent."""
    spent = [entry for entry in book if entry[1] < 0]
    return sorted(spent, key=lambda entry: str(entry[1]))[:most]


def carry_out(book, line):
    """Carry out one command."""
    words = line.split()
    command = words[0]
    if command == "spend":
        note_entry(book, -int(words[1]), words[2], " ".join(words[3:]))
    elif command == "earn":
        note_entry(book, int(words[1]), words[2], " ".join(words[3:]))
    elif command == "list":
        print_all(book)
    elif command == "balance":
        print("balance", balance(book))
    else:
        print_all(top(book, int(words[1])))


book = []
for _ in range(int(input())):
    carry_out(book, input())
