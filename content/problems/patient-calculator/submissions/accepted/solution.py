LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIGITS = "0123456789"
stored = {}


def is_name(s):
    return s != "" and all(c in LETTERS for c in s)


def is_number(s):
    digits = s[1:] if s.startswith("-") else s
    return digits != "" and all(c in DIGITS for c in digits)


def value_of(s):
    """Return the number, or what is stored under the name."""
    if is_number(s):
        return int(s)
    if s not in stored:
        raise ValueError("unknown " + s)
    return stored[s]


def answer(line):
    """Return the result of a line, or raise a ValueError with the message."""
    parts = line.split()
    stores = len(parts) == 5 and parts[1] == "="
    if len(parts) != 3 and not stores:
        raise ValueError("bad line")
    if stores and not is_name(parts[0]):
        raise ValueError("bad name")
    left, operator, right = parts[-3:]
    if operator not in ("+", "-", "*", "/"):
        raise ValueError("bad operator")
    for s in (left, right):
        if not is_name(s) and not is_number(s):
            raise ValueError("bad value")
    a = value_of(left)
    b = value_of(right)
    if operator == "+":
        result = a + b
    elif operator == "-":
        result = a - b
    elif operator == "*":
        result = a * b
    elif b == 0:
        raise ValueError("division by zero")
    else:
        result = a // b
    if stores:
        stored[parts[0]] = result
    return result


for _ in range(int(input())):
    try:
        print(answer(input()))
    except ValueError as error:
        print(error)
