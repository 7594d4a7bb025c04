n, w = map(int, input().split())
weights = sorted(map(int, input().split()))
autos = 0
while weights:
    heaviest = weights.pop()
    autos += 1
    partner = len(weights) - 1
    while partner >= 0 and weights[partner] + heaviest > w:
        partner -= 1
    if partner >= 0:
        weights.pop(partner)
print(autos, 2 * autos - n)
