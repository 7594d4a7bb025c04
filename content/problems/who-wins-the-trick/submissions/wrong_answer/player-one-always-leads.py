RANKS = "23456789TJQKA"


def beats(x, y, trump):
    """Does x beat y, if y is the best card so far?"""
    if x[1] == y[1]:
        return RANKS.index(x[0]) > RANKS.index(y[0])
    return x[1] == trump


trump, n = input().split()
leader = 0
won = [0] * 4
for _ in range(int(n)):
    cards = input().split()
    place = 0
    for i in range(1, 4):
        if beats(cards[i], cards[place], trump):
            place = i
    leader = place
    won[leader] += 1
    print(leader + 1)
print(*won)
