from math import lcm

n, k = map(int, input().split())
periods = list(map(int, input().split()))


def quiet(i, multiple):
    """The days that are multiples of this number, without those of the bells from i on."""
    if multiple > n:
        return 0
    if i == k:
        return n // multiple
    return quiet(i + 1, multiple) - quiet(i + 1, lcm(multiple, periods[i]))


print(quiet(0, 1))
