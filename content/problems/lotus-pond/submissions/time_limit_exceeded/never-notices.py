a, c, r = map(int, input().split())
day = 0
while True:
    day += 1
    left = c - r
    if left <= 0:
        print("gone on day", day)
        break
    evening = 2 * left
    if evening >= a:
        print("full on day", day)
        break

    c = evening
