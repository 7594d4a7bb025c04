MODULUS = 10**9 + 7

n, s = map(int, input().split())
packets = list(map(int, input().split()))
fewest = -1
choices = 0


def buy(kind, left, bought):
    global fewest, choices
    if left == 0:
        choices += 1
        if fewest < 0 or bought < fewest:
            fewest = bought
        return
    if kind == n:
        return
    for count in range(left // packets[kind] + 1):
        buy(kind + 1, left - count * packets[kind], bought + count)


buy(0, s, 0)
if fewest < 0:
    print("IMPOSSIBLE")
else:
    print(fewest, choices % MODULUS)
