DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
number_of = {day: number for number, day in enumerate(DAYS)}

v, q = map(int, input().split())
market = {}
for _ in range(v):
    name, day = input().split()
    market[name] = number_of[day]
for _ in range(q):
    today = number_of[input().strip()]
    wait = 7
    for name in market:
        days = (market[name] - today + 7) % 7
        if days < wait:
            wait = days
            following = name
    if wait == 0:
        print(following, "today")
    elif wait == 1:
        print(following, "tomorrow")
    else:
        print(following, "in", wait, "days")
