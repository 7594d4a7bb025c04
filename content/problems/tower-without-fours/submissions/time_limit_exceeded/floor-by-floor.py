def next_button(button):
    button += 1
    while "4" in str(button):
        button += 1
    return button


for _ in range(int(input())):
    question, number = input().split()
    number = int(number)
    button = floor = 1
    if question == "FLOOR" and "4" in str(number):
        print("NONE")
        continue
    while (floor if question == "BUTTON" else button) < number:
        button = next_button(button)
        floor += 1
    print(button if question == "BUTTON" else floor)
