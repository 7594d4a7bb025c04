n, a, b = map(int, input().split())
number = 0


def ruler(length):
    global number
    if length == 0:
        return
    number += 1
    if a <= number <= b:
        print("-" * length + (f" {number}" if length == n else ""))
    ruler(length - 1)
    ruler(length - 1)


ruler(n)
