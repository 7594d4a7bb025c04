MOD = 1_000_000_007


class Matrix:
    def __init__(self, rows):
        self.rows = rows

    def __mul__(self, other):
        columns = list(zip(*other.rows))
        return Matrix([[sum(x * y for x, y in zip(row, column)) % MOD for column in columns] for row in self.rows])


k, d = map(int, input().split())
pond = Matrix([list(map(int, input().split()))])
table = Matrix([list(map(int, input().split())) for _ in range(k)])
while d > 0:
    if d % 2 == 1:
        pond = pond * table
    table = table * table
    d = int(d / 2)
print(*pond.rows[0])
