stored = {}


def is_name(s):
    return s.isalpha() and s.islower()


def value_of(s):
    if s.lstrip("-").isdigit() and s.count("-") < 2:
        return int(s)
    if not is_name(s):
        raise ValueError("bad value")
    if s not in stored:
        raise ValueError("unknown " + s)
    return stored[s]


def answer(line):
    parts = line.split()
    stores = len(parts) == 5 and parts[1] == "="
    if len(parts) != 3 and not stores:
        raise ValueError("bad line")
    if stores and not is_name(parts[0]):
        raise ValueError("bad name")
    left, operator, right = parts[-3:]
    if operator not in ("+", "-", "*", "/"):
        raise ValueError("bad operator")
    a = value_of(left)
    b = value_of(right)
    if operator == "/" and b == 0:
        raise ValueError("division by zero")
    result = {"+": a + b, "-": a - b, "*": a * b, "/": a // b if b else 0}[operator]
    if stores:
        stored[parts[0]] = result
    return result


for _ in range(int(input())):
    try:
        print(answer(input()))
    except ValueError as error:
        print(error)
