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
    for category in sorted(pairs):
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
    if number not in book["entries"]:
        raise ValueError(f"no entry {number}")
    del book["entries"][number]
    print(f"#{number} deleted")


def set_limit(category, rupees):
    """Note how much may be spent in a category."""
    book["limits"][category] = rupees
    print(f"limit of {category} is {rupees}")


def whole_number(text):
    """Return the number that the text is, or raise a ValueError."""
    try:
        number = int(text)
    except ValueError:
        raise ValueError(f"bad number {text}")
    if not 1 <= number <= 1000000:
        raise ValueError(f"bad number {text}")
    return number


def category_name(text):
    """Return the text if it can be the name of a category, or raise a ValueError."""
    if len(text) > 10 or not text.isalpha() or text != text.lower():
        raise ValueError(f"bad category {text}")
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
    if len(words) > WORDS[command] and command not in ("spend", "earn"):
        raise ValueError("too many words")


def carry_out(words):
    """Carry out one command, or raise a ValueError that says what is wrong."""
    check_words(words)
    command = words[0]
    if command == "spend":
        note_entry(-whole_number(words[1]), category_name(words[2]), " ".join(words[3:]))
    elif command == "earn":
        note_entry(whole_number(words[1]), category_name(words[2]), " ".join(words[3:]))
    elif command == "list":
        print_all(list(book["entries"]))
    elif command == "balance":
        print("balance", balance())
    elif command == "top":
        print_all(top(whole_number(words[1])))
    elif command == "delete":
        delete(whole_number(words[1]))
    elif command == "report":
        report()
    elif command == "limit":
        set_limit(category_name(words[1]), whole_number(words[2]))
    elif command == "find":
        print_all(find(words[1]))
    else:
        raise ValueError("group within a group")


def carry_out_group(lines):
    """Carry out lines that belong together: all of them, or none."""
    before = {"last": book["last"], "entries": dict(book["entries"]), "limits": dict(book["limits"])}
    try:
        for line in lines:
            carry_out(line.split())
    except ValueError as error:
        for key in before:
            book[key] = before[key]
        print("error:", error)
        print("group undone")
        return 1
    print("group done")
    return 0


def carry_out_all(lines):
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
                errors += carry_out_group(lines[place:place + size])
                place += size
            else:
                carry_out(words)
        except ValueError as error:
            print("error:", error)
            errors += 1
    return errors


# How many words each command needs; spend and earn may have more.
WORDS = {"spend": 4, "earn": 4, "list": 1, "balance": 1, "top": 2, "delete": 2, "report": 1, "limit": 3, "find": 2, "group": 2}

book = {"last": 0, "entries": {}, "limits": {}}
n = int(input())
print("errors", carry_out_all([input() for _ in range(n)]))
