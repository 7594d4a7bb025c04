from bisect import bisect_left, bisect_right


def all_sums(amounts):
    sums = [0]
    for amount in amounts:
        sums += [total + amount for total in sums]
    return sums


n, s, t = map(int, input().split())
amounts = list(map(int, input().split()))
second = sorted(set(all_sums(amounts[n // 2:])))
choices = 0
for a in all_sums(amounts[:n // 2]):
    choices += bisect_right(second, t - a) - bisect_left(second, s - a)
print(choices)
