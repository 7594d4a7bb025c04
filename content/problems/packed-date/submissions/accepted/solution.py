for _ in range(int(input())):
    kind, *numbers = input().split()
    if kind == "pack":
        day, month, year = map(int, numbers)
        print((year - 1980) << 9 | month << 5 | day)
    else:
        packed = int(numbers[0])
        day = packed & 31
        month = packed >> 5 & 15
        year = (packed >> 9) + 1980
        if day == 0 or month == 0 or month > 12:
            print("damaged")
        else:
            print(day, month, year)
