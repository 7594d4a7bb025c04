class CarPark:
    def __init__(self, s):
        self.places = [None] * s  # of each place: the car and its first minute
        self.place_of = {}
        self.slips = 0
        self.earned = 0

    def arrive(self, car, t):
        if car in self.place_of:
            return "already inside"
        if None not in self.places:
            return "full"
        place = self.places.index(None)
        self.places[place] = car, t
        self.place_of[car] = place
        self.slips += 1
        return f"slip {self.slips} place {place + 1}"

    def leave(self, car, t):
        if car not in self.place_of:
            return "not inside"
        place = self.place_of.pop(car)
        _, since = self.places[place]
        self.places[place] = None
        fee = 10 + 20 * max(1, (t - since + 59) // 60)
        self.earned += fee
        return f"pay {fee}"


s, n = map(int, input().split())
car_park = CarPark(s)
for _ in range(n):
    kind, car, t = input().split()
    print(car_park.arrive(car, int(t)) if kind == "in" else car_park.leave(car, int(t)))
print("earned", car_park.earned)
print("inside", *[entry[0] for entry in car_park.places if entry] or ["nobody"])
