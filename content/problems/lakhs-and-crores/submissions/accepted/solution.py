def with_commas(amount):
    start = 1 if amount.startswith("-") else 0
    end = amount.index(".") if "." in amount else len(amount)
    place = end - 3
    while place > start:
        amount = amount[:place] + "," + amount[place:]
        place -= 2
    return amount


for _ in range(int(input())):
    print(with_commas(input()))
