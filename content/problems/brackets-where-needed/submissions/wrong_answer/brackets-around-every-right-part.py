class Expression:
    loose = False  # a sum or a difference

    def text_in(self, brackets):
        return f"({self.text()})" if brackets else self.text()


class Number(Expression):
    def __init__(self, number):
        self.number = number

    def value(self):
        return self.number

    def text(self):
        return str(self.number)


class Pair(Expression):
    def __init__(self, left, right):
        self.left = left
        self.right = right


class Sum(Pair):
    loose = True

    def value(self):
        return self.left.value() + self.right.value()

    def text(self):
        return f"{self.left.text()} + {self.right.text_in(self.right.loose)}"


class Difference(Pair):
    loose = True

    def value(self):
        return self.left.value() - self.right.value()

    def text(self):
        return f"{self.left.text()} - {self.right.text_in(self.right.loose)}"


class Product(Pair):
    def value(self):
        return self.left.value() * self.right.value()

    def text(self):
        return f"{self.left.text_in(self.left.loose)} * {self.right.text_in(self.right.loose)}"


KINDS = {"+": Sum, "-": Difference, "*": Product}


def read(words):
    word = next(words)
    if word not in KINDS:
        return Number(int(word))
    left = read(words)
    right = read(words)
    return KINDS[word](left, right)


for _ in range(int(input())):
    exercise = read(iter(input().split()))
    print(exercise.text(), "=", exercise.value())
