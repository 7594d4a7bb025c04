DIGITS = "012356789"


def floor_of(button):
    floor = 0
    for digit in button:
        floor = floor * 9 + DIGITS.index(digit)
    return floor


def button_of(floor):
    button = ""
    while floor > 0:
        button = DIGITS[floor % 9] + button
        floor //= 9
    return button


for _ in range(int(input())):
    question, number = input().split()
    if question == "BUTTON":
        print(button_of(int(number)))
    else:
        print("NONE" if "4" in number else floor_of(number))
