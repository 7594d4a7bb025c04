a, b, c = map(int, input().split())
s, m, d = map(int, input().split())
stairs = abs(a - b) * s
lift = (abs(c - a) + abs(a - b)) * m + 3 * d
if lift < stairs:
    print("LIFT", lift)
else:
    print("STAIRS", stairs)
