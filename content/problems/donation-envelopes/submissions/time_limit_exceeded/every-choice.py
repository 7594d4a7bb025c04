n, s, t = map(int, input().split())
amounts = list(map(int, input().split()))


def choices(i, total):
    if total > t:
        return 0
    if i == n:
        return int(total >= s)
    return choices(i + 1, total) + choices(i + 1, total + amounts[i])


print(choices(0, 0))
