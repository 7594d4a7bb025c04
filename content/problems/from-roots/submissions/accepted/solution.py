def times_linear(polynomial, root):
    """The product with (x - root). The place of a coefficient is its power."""
    product = [0] + polynomial
    for power, c in enumerate(polynomial):
        product[power] -= root * c
    return product


def term(power, c):
    number = "" if abs(c) == 1 and power > 0 else str(abs(c))
    return number + ("" if power == 0 else "x" if power == 1 else f"x^{power}")


n = int(input())
polynomial = [1]
for root in map(int, input().split()):
    polynomial = times_linear(polynomial, root)
line = term(n, 1)
for power in reversed(range(n)):
    c = polynomial[power]
    if c != 0:
        line += (" + " if c > 0 else " - ") + term(power, c)
print(line)
