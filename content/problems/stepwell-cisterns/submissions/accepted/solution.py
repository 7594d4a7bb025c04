class Cistern:
    def __init__(self, holds):
        self.holds = holds
        self.litres = 0

    def fill(self, water):
        """Take what fits, and return the rest."""
        taken = min(water, self.holds - self.litres)
        self.litres += taken
        return water - taken

    def draw(self, wanted):
        given = min(wanted, self.litres)
        self.litres -= given
        return given


def pour(cisterns, water):
    """Pour water into the first of these; return what runs into the fields."""
    for cistern in cisterns:
        water = cistern.fill(water)
    return water


n, q = map(int, input().split())
cisterns = [Cistern(int(holds)) for holds in input().split()]
for _ in range(q):
    event, place, *litres = input().split()
    place = int(place) - 1
    cistern = cisterns[place]
    if event == "pour":
        print(pour(cisterns[place:], int(litres[0])))
    elif event == "draw":
        print(cistern.draw(int(litres[0])))
    else:
        print(pour(cisterns[place + 1 :], cistern.draw(cistern.litres)))
print(*[cistern.litres for cistern in cisterns])
