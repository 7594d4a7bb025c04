best = (-1,)
winner = 0
for rule in range(1, int(input()) + 1):
    line = input()
    strength = (
        line.startswith("!"),
        line.count("#"),
        line.count(".") + line.count(":"),
        sum(part[0].isalpha() for part in line.split()),
    )
    if strength > best:
        best = strength
        winner = rule
print(winner, *best[1:])
