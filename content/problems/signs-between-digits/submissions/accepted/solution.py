ticket, target = input().split()
target = int(target)
found = []


def fill(place, text, total, last):
    if place == len(ticket):
        if total + last == target:
            found.append(text)
        return
    digit = int(ticket[place])
    if last != 0:
        longer = last * 10 + digit if last > 0 else last * 10 - digit
        fill(place + 1, text + ticket[place], total, longer)
    fill(place + 1, text + "+" + ticket[place], total + last, digit)
    fill(place + 1, text + "-" + ticket[place], total + last, -digit)


fill(1, ticket[0], 0, int(ticket[0]))
print(len(found))
if found:
    print(found[0])
