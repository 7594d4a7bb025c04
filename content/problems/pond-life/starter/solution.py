MOD = 1_000_000_007


class Matrix:
    def __init__(self, rows):
        self.rows = rows

    def __mul__(self, other):
        return self  # Your code here.


k, d = map(int, input().split())
pond = Matrix([list(map(int, input().split()))])
table = Matrix([list(map(int, input().split())) for _ in range(k)])

# Your code here: the pond after d nights.

print(*pond.rows[0])
