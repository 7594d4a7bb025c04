cards = {}
for _ in range(int(input())):
    command, name, value = input().split()
    value = int(value)
    if command == "new":
        if name in cards:
            print(name, "taken")
        else:
            cards[name] = value
            print(name, "ok")
    elif name not in cards:
        print(name, "unknown")
    elif command == "recharge":
        if cards[name] + value > 3000:
            print(name, "limit")
        else:
            cards[name] += value
            print(name, cards[name])
    else:
        fare = 10 + 2 * value
        if fare > cards[name]:
            print(name, "refused")
        else:
            cards[name] -= fare
            print(name, cards[name])
