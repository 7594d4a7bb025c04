class Number:
    """A whole number that is not negative, as a list of its digits, the ones first."""

    def __init__(self, values):
        """Of values that may be 10 or more, or negative: carry them on."""
        self.digits = []
        carry = 0
        for value in values:
            carry, digit = divmod(value + carry, 10)
            self.digits.append(digit)

    def at(self, place):
        return self.digits[place] if place < len(self.digits) else 0

    def __lt__(self, other):
        if len(self.digits) != len(other.digits):
            return len(self.digits) < len(other.digits)
        return self.digits[::-1] < other.digits[::-1]

    def __add__(self, other):
        length = max(len(self.digits), len(other.digits)) + 1
        return Number([self.at(i) + other.at(i) for i in range(length)])

    def __sub__(self, other):
        return Number([self.at(i) - other.at(i) for i in range(len(self.digits))])

    def __mul__(self, other):
        values = [0] * (len(self.digits) + len(other.digits))
        for i, left in enumerate(self.digits):
            for j, right in enumerate(other.digits):
                values[i + j] += left * right
        return Number(values)

    def __str__(self):
        return "".join(map(str, reversed(self.digits)))


for _ in range(int(input())):
    left, sign, right = input().split()
    a = Number(map(int, reversed(left)))
    b = Number(map(int, reversed(right)))
    if sign == "+":
        print(a + b)
    elif sign == "*":
        print(a * b)
    elif sign == "?":
        print("<" if a < b else ">" if b < a else "=")
    elif a < b:
        print("-" + str(b - a))
    else:
        print(a - b)
