input()
pile = input().split()
for number in input().split():
    if number in pile:
        print(pile.index(number))
    else:
        print("new")
        pile.insert(0, number)
print(*pile)
