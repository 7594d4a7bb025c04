MODULUS = 1_000_000_007


class RootTwo:
    """The number a + b times the root of 2."""

    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __mul__(self, other):
        return RootTwo(0, 0)  # your code here

    def __pow__(self, n):
        return RootTwo(1, 0)  # your code here

    def __str__(self):
        return f"{self.a} {self.b}"


for _ in range(int(input())):
    a, b, n = map(int, input().split())
    print(RootTwo(a, b) ** n)
