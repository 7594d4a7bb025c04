class Vector:
    def __init__(self, east, north):
        self.east = east
        self.north = north

    def __add__(self, other):
        return Vector(self.east + other.east, self.north + other.north)

    def __neg__(self):
        return Vector(-self.east, -self.north)

    def __mul__(self, k):
        return Vector(self.east * k, self.north * k)

    def __str__(self):
        return f"({self.east}, {self.north})"

    def square(self):
        return self.east**2 + self.north**2


place = step = Vector(0, 0)
squares = []
for _ in range(int(input())):
    command, *numbers = input().split()
    k = 1
    if command == "go":
        step = Vector(*map(int, numbers))
    elif command == "again":
        k = int(numbers[0])
    elif command == "back":
        step = -step
    else:
        step = -place
    place = place + step * k
    print(place)
    squares.append(place.square())
print("farthest", max(squares))
print("at home", squares.count(0))
