def number_of(part, low, high):
    if len(part) < low or len(part) > high:
        raise ValueError("not a date")
    for character in part:
        if character not in "0123456789":
            raise ValueError("not a date")
    return int(part)


def days_of(month, year):
    if month == 2:
        leap = year % 4 == 0
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31


def checked(text):
    parts = text.split("/")
    if len(parts) != 3:
        raise ValueError("not a date")
    day = number_of(parts[0], 1, 2)
    month = number_of(parts[1], 1, 2)
    year = number_of(parts[2], 4, 4)
    if month < 1 or month > 12:
        raise ValueError("no such month")
    if day < 1 or day > days_of(month, year):
        raise ValueError("no such day")
    return f"{year:04d}-{month:02d}-{day:02d}"


good = 0
for _ in range(int(input())):
    try:
        print(checked(input().strip()))
        good += 1
    except ValueError as fault:
        print(fault)
print(good)
