k, plant_row, plant_column = map(int, input().split())


def lay(top, left, size, taken, asked):
    """Lays the whole part, tile by tile, and returns the tile of the asked square, if it is there. size is half its side."""
    if size == 0:
        return None
    taken_quarter = 2 * (taken[0] >= top + size) + (taken[1] >= left + size)
    squares = [(top + size - 1 + quarter // 2, left + size - 1 + quarter % 2) for quarter in range(4)]
    tile = [squares[quarter] for quarter in range(4) if quarter != taken_quarter]
    squares[taken_quarter] = taken
    found = tile if asked in tile else None
    for quarter in range(4):
        below = lay(top + size * (quarter // 2), left + size * (quarter % 2), size // 2, squares[quarter], asked)
        found = found or below
    return found


for _ in range(int(input())):
    asked = tuple(map(int, input().split()))
    tile = lay(1, 1, 2 ** (k - 1), (plant_row, plant_column), asked)
    if tile is None:
        print("tulsi")
    else:
        print(*[number for square in tile if square != asked for number in square])
