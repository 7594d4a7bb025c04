class Guard:
    """Looks along its directions as far as nothing is in the way."""

    directions = []

    def __init__(self, row, column):
        self.row = row
        self.column = column

    def watch(self, fort):
        squares = []
        for down, right in self.directions:
            r, c = self.row + down, self.column + right
            while fort.get((r, c)) == ".":
                squares.append((r, c))
                r, c = r + down, c + right
        return squares


class Elephant(Guard):
    directions = [(-1, 0), (1, 0), (0, -1), (0, 1)]


class Camel(Guard):
    directions = [(-1, -1), (-1, 1), (1, -1), (1, 1)]


class Horse(Guard):
    directions = [(-2, -1), (-2, 1), (2, -1), (2, 1), (-1, -2), (1, -2), (-1, 2), (1, 2)]

    def watch(self, fort):
        squares = [(self.row + down, self.column + right) for down, right in self.directions]
        return [square for square in squares if fort.get(square) == "."]


kinds = {"E": Elephant, "C": Camel, "H": Horse}
rows, columns = map(int, input().split())
fort = {}
for row in range(1, rows + 1):
    for column, letter in enumerate(input(), start=1):
        fort[row, column] = letter
safe = {square for square, letter in fort.items() if letter == "."}
answer = "no guard"
most = -1
for (row, column), letter in fort.items():
    if letter in kinds:
        squares = kinds[letter](row, column).watch(fort)
        safe.difference_update(squares)
        if len(squares) > most:
            most = len(squares)
            answer = f"{letter} {row} {column} {most}"
print(len(safe))
print(answer)
