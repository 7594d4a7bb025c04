r, c = map(int, input().split())
field = [list(input().strip()) for _ in range(r)]
in_row = list(map(int, input().split()))
in_column = list(map(int, input().split()))


def right():
    tents = [(row, column) for row in range(r) for column in range(c) if field[row][column] == "A"]
    for row in range(r):
        if sum(1 for tent in tents if tent[0] == row) != in_row[row]:
            return False
    for column in range(c):
        if sum(1 for tent in tents if tent[1] == column) != in_column[column]:
            return False
    for a in tents:
        for b in tents:
            if a != b and abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1:
                return False
    return True


def solve(square):
    if square == r * c:
        return right()
    row, column = square // c, square % c
    if field[row][column] == ".":
        field[row][column] = "A"
        if solve(square + 1):
            return True
        field[row][column] = "."
    return solve(square + 1)


if solve(0):
    for row in field:
        print("".join(row))
else:
    print("no plan")
