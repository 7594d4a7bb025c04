import sys


def compare(first, second):
    for number, (a, b) in enumerate(zip(first, second), 1):
        if a != b:
            c = 0
            while c < len(a) and c < len(b) and a[c] == b[c]:
                c += 1
            return f"line {number} column {c + 1}"
    if len(first) == len(second):
        return "same"
    return f"line {min(len(first), len(second)) + 1} is missing"


lines = [line.rstrip("\n") for line in sys.stdin]
middle = lines.index("=====")
print(compare(lines[:middle], lines[middle + 1 :]))
