def find(rows, size):
    """Return row and seat of the best seats, counted from 0, or None."""
    for row in reversed(range(len(rows))):
        seat = rows[row].find("." * size)
        if seat >= 0:
            return row, seat
    return None


def fill(rows, row, seat, size, mark):
    rows[row] = rows[row][:seat] + mark * size + rows[row][seat + size :]


r, s, n = map(int, input().split())
rows = [input() for _ in range(r)]
places = {}
groups = 0
for _ in range(n):
    kind, number = input().split()
    number = int(number)
    if kind == "book":
        found = find(rows, number)
        if found is None:
            print("group", groups + 1, "sorry")
        else:
            groups += 1
            row, seat = found
            fill(rows, row, seat, number, "o")
            places[groups] = (row, seat, number)
            print(f"group {groups} row {row + 1} seats {seat + 1}-{seat + number}")
    elif number in places:
        fill(rows, *places.pop(number), ".")
        print("group", number, "cancelled")
    else:
        print("group", number, "has no seats")
for row in rows:
    print(row)
