n, w = map(int, input().split())
weights = sorted(map(int, input().split()))
autos = 0
light, heavy = 0, n - 1
while light <= heavy:
    if light < heavy and weights[light] + weights[heavy] <= w:
        light += 1
    heavy -= 1
    autos += 1
print(autos, 2 * autos - n)
