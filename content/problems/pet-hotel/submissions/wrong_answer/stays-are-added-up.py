class Pet:
    def __init__(self, weight):
        self.weight = weight
        self.nights = 0
        self.eaten = 0

    def feed(self):
        self.nights += 1
        self.eaten += self.portion()
        return self.portion()


class Dog(Pet):
    def portion(self):
        return 25 * self.weight


class Cat(Pet):
    def portion(self):
        return 30 + 15 * self.weight


class Parrot(Pet):
    def portion(self):
        return 20


KINDS = {"dog": Dog, "cat": Cat, "parrot": Parrot}

pets = {}
gone = {}
for _ in range(int(input())):
    what, *rest = input().split()
    if what == "NIGHT":
        print(sum(pet.feed() for pet in pets.values()))
    elif what == "COME":
        name, kind, weight = rest
        pets[name] = KINDS[kind](int(weight))
        if name in gone:
            pets[name].nights, pets[name].eaten = gone[name]
    else:
        pet = pets.pop(rest[0])
        print(rest[0], pet.nights, pet.eaten)
        gone[rest[0]] = pet.nights, pet.eaten
