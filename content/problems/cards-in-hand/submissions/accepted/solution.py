n = int(input())
hand = []
moved = []
for card in map(int, input().split()):
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    moved.append(len(hand) - place)
    hand.insert(place, card)
print(*moved)
print(sum(moved))
print(*hand)
