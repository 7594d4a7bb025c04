n, w = map(int, input().split())
weights = sorted(map(int, input().split()))
autos = 0
heavy = n - 1
while heavy >= 0:
    if heavy > 0 and weights[heavy - 1] + weights[heavy] <= w:
        heavy -= 1
    heavy -= 1
    autos += 1
print(autos, 2 * autos - n)
