n, q = map(int, input().split())
money = {}
strikes = {}
for _ in range(n):
    number, sum_inside = input().split()
    money[number] = int(sum_inside)
    strikes[number] = 0


def usable(number):
    return number in money and strikes[number] < 3


rejected = 0
for _ in range(q):
    kind, *named, x = input().split()
    x = int(x)
    a, b = named[0], named[-1]
    if not usable(a):
        rejected += 1
    elif kind == "D":
        money[a] += x
    elif money[a] < x or (kind == "T" and a == b):
        rejected += 1
        strikes[a] += 1
    else:
        money[a] -= x
        if kind == "T":
            if usable(b):
                money[b] += x
            else:
                rejected += 1
for number in money:
    if usable(number):
        print(number, money[number])
    else:
        print(number, money[number], "blocked")
print(rejected)
