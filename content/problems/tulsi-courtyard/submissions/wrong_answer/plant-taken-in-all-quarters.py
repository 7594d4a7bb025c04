k, plant_row, plant_column = map(int, input().split())


def answer(row, column):
    """The two squares that are covered by the same tile as this one."""
    top, left, size = 1, 1, 2 ** k
    taken_row, taken_column = plant_row, plant_column
    while size > 1:
        size //= 2
        # Quarters have the numbers 0 and 1 above, 2 and 3 below.
        mine = 2 * (row >= top + size) + (column >= left + size)
        taken = 2 * (taken_row >= top + size) + (taken_column >= left + size)
        if mine != taken:
            centre = [(top + size - 1 + quarter // 2, left + size - 1 + quarter % 2) for quarter in range(4)]
            if (row, column) == centre[mine]:
                first, second = [centre[quarter] for quarter in range(4) if quarter not in (mine, taken)]
                return f"{first[0]} {first[1]} {second[0]} {second[1]}"
        top += size * (mine // 2)
        left += size * (mine % 2)
    return "tulsi"


for _ in range(int(input())):
    row, column = map(int, input().split())
    print(answer(row, column))
