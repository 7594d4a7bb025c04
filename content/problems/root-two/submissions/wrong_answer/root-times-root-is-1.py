MODULUS = 1_000_000_007


class RootTwo:
    """The number a + b times the root of 2."""

    def __init__(self, a, b):
        self.a = a % MODULUS
        self.b = b % MODULUS

    def __mul__(self, other):
        return RootTwo(
            self.a * other.a + self.b * other.b,
            self.a * other.b + self.b * other.a,
        )

    def __pow__(self, n):
        if n == 0:
            return RootTwo(1, 0)
        half = self ** (n // 2)
        square = half * half
        return square if n % 2 == 0 else square * self

    def __str__(self):
        return f"{self.a} {self.b}"


for _ in range(int(input())):
    a, b, n = map(int, input().split())
    print(RootTwo(a, b) ** n)
