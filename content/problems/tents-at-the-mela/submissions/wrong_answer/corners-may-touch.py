r, c = map(int, input().split())
field = [list(input().strip()) for _ in range(r)]
in_row = list(map(int, input().split()))
in_column = list(map(int, input().split()))


def tent(row, column):
    return row >= 0 and 0 <= column < c and field[row][column] == "A"


def may_stand(row, column):
    if field[row][column] == "T" or in_row[row] == 0 or in_column[column] == 0:
        return False
    if tent(row, column - 1):
        return False
    return not tent(row - 1, column)


def can_go_on(row):
    """After the row, can the rows below still bring all that is missing?"""
    return in_row[row] == 0 and all(2 * missing - 1 <= r - 1 - row for missing in in_column)


def solve(row, column):
    if column == c:
        if not can_go_on(row):
            return False
        row, column = row + 1, 0
    if row == r:
        return True
    if may_stand(row, column):
        field[row][column] = "A"
        in_row[row] -= 1
        in_column[column] -= 1
        if solve(row, column + 1):
            return True
        field[row][column] = "."
        in_row[row] += 1
        in_column[column] += 1
    return solve(row, column + 1)


if solve(0, 0):
    for row in field:
        print("".join(row))
else:
    print("no plan")
