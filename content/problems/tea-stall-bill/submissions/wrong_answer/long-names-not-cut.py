def print_line(name, quantity, amount):
    print(f"{name:<16}{quantity:>5}{amount:>11.2f}")


pieces = 0
total = 0
for _ in range(int(input())):
    quantity, price, name = input().split(" ", 2)
    amount = int(quantity) * float(price)
    print_line(name, int(quantity), amount)
    pieces += int(quantity)
    total += amount
print("-" * 32)
print_line("Total", pieces, total)
