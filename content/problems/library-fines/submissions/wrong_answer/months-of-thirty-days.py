from datetime import date


def read_date(text):
    day, month, year = map(int, text.split("/"))
    return year * 365 + (month - 1) * 30 + day


owes = {}
for _ in range(int(input())):
    reader, due, returned = input().split()
    late = read_date(returned) - read_date(due)
    if late > 7:
        fine = 7 * 2 + (late - 7) * 5
    else:
        fine = late * 2
    if fine > 0:
        owes[int(reader)] = owes.get(int(reader), 0) + fine
for reader in sorted(owes):
    print(reader, owes[reader])
if not owes:
    print("no fines")
