parts = iter(input().split())
tilted = 0


def weigh():
    """Reads one mobile and returns its weight."""
    global tilted
    part = next(parts)
    if part != "R":
        return int(part)

    # your code here: this is a rod

    return 0


weight = weigh()
print(weight, tilted)
