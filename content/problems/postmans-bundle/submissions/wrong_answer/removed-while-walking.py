from bisect import insort

bundle = []  # always in order
for _ in range(int(input())):
    command, *house = input().split()
    if command == "show":
        print(*bundle or ["none"])
    elif command == "add":
        insort(bundle, int(house[0]))
    else:
        count = 0
        for letter in bundle:
            if letter == int(house[0]):
                bundle.remove(letter)
                count += 1
        print(count)
