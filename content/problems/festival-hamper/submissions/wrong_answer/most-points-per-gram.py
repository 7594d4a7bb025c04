n, g = map(int, input().split())
presents = [tuple(map(int, input().split())) for _ in range(n)]
presents.sort(key=lambda present: -present[1] / present[0])
joy = used = 0
for weight, points in presents:
    if used + weight <= g and points > 0:
        used += weight
        joy += points
print(joy, used)
