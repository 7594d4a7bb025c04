rules = []
for number in range(1, int(input()) + 1):
    line = input()
    marked = line.startswith("!")
    ids = line.count("#")
    classes = line.count(".") + line.count(":")
    elements = sum(part[0].isalpha() for part in line.split())
    rules.append((marked, ids, classes, elements, number))

# Of equal strength the larger number wins: the rule that comes later.
_, ids, classes, elements, winner = max(rules)
print(winner, ids, classes, elements)
