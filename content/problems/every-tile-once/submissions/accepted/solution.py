r, c = map(int, input().split())
tiles = [list(input()) for _ in range(r)]


def walks(row, column, left):
    if not (0 <= row < r and 0 <= column < c):
        return 0
    before = tiles[row][column]
    if before == "#":
        return 0
    if before == "G":
        return 1 if left == 1 else 0
    tiles[row][column] = "#"
    count = 0
    for down, right in [(-1, 0), (1, 0), (0, -1), (0, 1)]:
        count += walks(row + down, column + right, left - 1)
    tiles[row][column] = before
    return count


free = sum(tile != "#" for line in tiles for tile in line)
for row in range(r):
    if "D" in tiles[row]:
        print(walks(row, tiles[row].index("D"), free))
        break
