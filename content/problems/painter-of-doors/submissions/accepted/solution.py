a, b, d = map(int, input().split())
digits = 0
by_hand = 0
for house in range(a, b + 1):
    rest = house
    while rest > 0:
        digits += 1
        if rest % 10 == d:
            by_hand += 1
        rest //= 10
print(digits)
print(by_hand)
