def as_text(number, entry):
    """Return an entry as the book shows it."""
    amount, category, note = entry
    sign = "+" if amount > 0 else "-"
    return f"#{number} {sign}{abs(amount)} {category}: {note}"


def print_all(numbers):
    """Print the entries with these numbers, one on each line."""
    for number in numbers:
        print(as_text(number, book["entries"][number]))
    if not numbers:
        print("nothing")


def note_entry(amount, category, note):
    """Put a new entry into the book; a negative amount was spent."""
    book["last"] += 1
    book["entries"][book["last"]] = (amount, category, note)
    print_all([book["last"]])
    limit = book["limits"].get(category)
    if amount < 0 and limit is not None:
        over = sums()[category][0] - limit
        if over > 0:
            print(f"over the limit of {category} by {over}")


def sums():
    """Return what was spent and earned in each category, as a dictionary of pairs."""
    result = {}
    for amount, category, note in book["entries"].values():
        spent, earned = result.get(category, (0, 0))
        if amount < 0:
            spent -= amount
        else:
            earned += amount
        result[category] = (spent, earned)
    return result


def report():
    """Print the sums of all categories and the total."""
    all_spent = 0
    all_earned = 0
    pairs = sums()
    for category in pairs:
        spent, earned = pairs[category]
        print(f"{category}: spent {spent}, earned {earned}")
        all_spent += spent
        all_earned += earned
    print(f"total: spent {all_spent}, earned {all_earned}")


def balance():
    """Return what came in minus what was spent."""
    return sum([amount for amount, category, note in book["entries"].values()])


def top(most):
    """Return the numbers of the entries with which most was spent."""
    entries = book["entries"]
    spent = [number for number in entries if entries[number][0] < 0]
    return sorted(spent, key=lambda number: entries[number][0])[:most]


def find(word):
    """Return the numbers of the entries whose note has this word."""
    entries = book["entries"]
    return [number for number in entries if word.lower() in entries[number][2].lower().split()]


def delete(number):
    """Take an entry out of the book."""
    if number in book["entries"]:
        del book["entries"][number]
        print(f"#{number} deleted")
    else:
        print("no entry", number)


def carry_out(line):
    """Carry out one command."""
    words = line.split()
    command = words[0]
    if command == "spend":
        note_entry(-int(words[1]), words[2], " ".join(words[3:]))
    elif command == "earn":
        note_entry(int(words[1]), words[2], " ".join(words[3:]))
    elif command == "list":
        print_all(list(book["entries"]))
    elif command == "balance":
        print("balance", balance())
    elif command == "top":
        print_all(top(int(words[1])))
    elif command == "delete":
        delete(int(words[1]))
    elif command == "report":
        report()
    elif command == "limit":
        book["limits"][words[1]] = int(words[2])
        print(f"limit of {words[1]} is {words[2]}")
    else:
        print_all(find(words[1]))


book = {"last": 0, "entries": {}, "limits": {}}
for _ in range(int(input())):
    carry_out(input())
