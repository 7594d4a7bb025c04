def floor_of(button):
    return 0  # Your code here: button is a text of digits.


def button_of(floor):
    return ""  # Your code here: floor is a number.


q = int(input())
for _ in range(q):
    question, number = input().split()
    if question == "BUTTON":
        print(button_of(int(number)))
    else:
        print(floor_of(number))  # or NONE
