total = 0
for _ in range(int(input())):
    kind, name, *numbers = input().split()
    numbers = list(map(int, numbers))
    pay = numbers[0]
    if kind == "hourly":
        hours, rate = numbers
        pay = hours * rate if hours <= 160 else hours * rate * 3 // 2
    elif kind == "sales":
        base, sold = numbers
        pay = base + min(base, sold * 5 // 100)
    print(name, pay)
    total += pay
print("total", total)
