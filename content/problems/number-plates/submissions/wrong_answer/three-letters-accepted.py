def only(text, allowed):
    for c in text:
        if c not in allowed:
            return False
    return True


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
for _ in range(int(input())):
    plate = input().strip()
    state, district, middle, number = plate[:2], plate[2:4], plate[4:-4], plate[-4:]
    if len(plate) >= 9 and only(state + middle, LETTERS) and only(district + number, DIGITS):
        print(state, district, middle, number)
    else:
        print("wrong")
