n, k, p = map(int, input().split())
price = [0] + list(map(int, input().split()))
plates = 0


def fill(plate, start, money):
    global plates
    if money < 0:
        return
    if len(plate) == k:
        if money == 0:
            print(*plate)
            plates += 1
        return
    for topping in range(start, n + 1):
        plate.append(topping)
        fill(plate, topping + 1, money - price[topping])
        plate.pop()


fill([], 1, p)
print(plates)
