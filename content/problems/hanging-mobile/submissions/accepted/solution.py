parts = iter(input().split())


def weigh():
    """Reads one mobile: its weight and the number of its tilted rods."""
    part = next(parts)
    if part != "R":
        return int(part), 0
    left, left_tilted = weigh()
    right, right_tilted = weigh()
    return left + right + 1, left_tilted + right_tilted + (left != right)


print(*weigh())
