n, a, b = map(int, input().split())
number = 0


def ruler(length):
    """Print the marks of a ruler from number a to number b."""
    global number
    if length == 0:
        return
    ruler(length - 1)
    number += 1
    if a <= number <= b:
        print("-" * length + (f" {number}" if length == n else ""))
    ruler(length - 1)


ruler(n)
