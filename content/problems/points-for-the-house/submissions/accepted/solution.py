class House:
    def __init__(self, number):
        self.number = number
        self.points = 0
        self.students = 0


class Student:
    def __init__(self):
        self.points = 0
        self.house = None

    def join(self, house):
        if self.house is not None:
            self.house.students -= 1
        self.house = house
        self.house.students += 1

    def win(self, points):
        self.points += points
        self.house.points += points


houses = [House(h) for h in range(7)]
students = [Student() for _ in range(101)]
for _ in range(int(input())):
    command, *numbers = input().split()
    a, *b = [int(number) for number in numbers]
    if command == "house":
        print(houses[a].points, houses[a].students)
    elif command == "student":
        print(students[a].house.number, students[a].points)
    elif command == "join":
        students[a].join(houses[b[0]])
    else:
        students[a].win(b[0])
