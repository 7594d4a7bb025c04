import sys


def number_of(text, what):
    if text == "" or any(c not in "0123456789" for c in text):
        raise ValueError(what + " is no number")
    return int(text)


def fee_of(line):
    fields = line.split(",")
    if len(fields) != 3:
        raise ValueError("wrong number of fields")
    name, age, fee = fields
    if name == "":
        raise ValueError("no name")
    if not 16 <= number_of(age, "age") <= 60:
        raise ValueError("age out of range")
    return number_of(fee, "fee")


lines = sys.stdin.read().split("\n")
good = total = 0
for k in range(1, int(lines[0]) + 1):
    try:
        total += fee_of(lines[k])
        good += 1
    except ValueError as fault:
        print(f"{k}: {fault}")
print("good", good, "total", total)
