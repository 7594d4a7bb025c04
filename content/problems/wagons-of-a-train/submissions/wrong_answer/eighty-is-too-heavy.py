class Coal:
    def __init__(self, tonnes):
        self.load = tonnes * 1000


class Tank:
    def __init__(self, litres):
        self.load = litres * 4 // 5


class Boxes:
    def __init__(self, count, weight):
        self.load = count * weight


KINDS = {"coal": Coal, "tank": Tank, "boxes": Boxes}
weights = []
for _ in range(int(input())):
    kind, *numbers = input().split()
    wagon = KINDS[kind](*map(int, numbers))
    weights.append(22000 + wagon.load)
print(sum(weights))
print(weights.index(max(weights)) + 1)
print(sum(1 for weight in weights if weight >= 80000))
