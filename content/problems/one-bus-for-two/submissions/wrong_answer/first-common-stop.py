n, m = map(int, input().split())
one = input().split()
two = input().split()
served = 0
after = 0
for stop in one:
    if stop in two[after:]:
        after = two.index(stop, after) + 1
        served += 1
print(served, n + m - 2 * served)
