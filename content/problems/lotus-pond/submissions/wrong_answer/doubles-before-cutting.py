a, c, r = map(int, input().split())
day = 0
while True:
    day += 1
    left = 2 * c - r
    if left <= 0:
        print("gone on day", day)
        break
    evening = left
    if evening >= a:
        print("full on day", day)
        break
    if evening == c:
        print("always", c)
        break
    c = evening
