class Tree:
    def __init__(self, name, day, month, year):
        self.name = name
        self.date = (year, month, day)
        self.year = year

    def __lt__(self, other):
        return self.date < other.date


trees = []
for _ in range(int(input())):
    name, day, month, year = input().split()
    trees.append(Tree(name, int(day), int(month), int(year)))
oldest = youngest = trees[0]
same_year = 0
for tree in trees:
    if tree < oldest:
        oldest = tree
    if youngest < tree:
        youngest = tree
for tree in trees:
    if tree.year == oldest.year:
        same_year += 1
print(oldest.name)
print(youngest.name)
print(same_year)
