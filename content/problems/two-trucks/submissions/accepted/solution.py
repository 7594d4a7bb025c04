input()
weights = list(map(int, input().split()))
total = sum(weights)
half = total // 2
possible = [True] + [False] * half
for weight in weights:
    for load in range(half, weight - 1, -1):
        if possible[load - weight]:
            possible[load] = True
best = half
while not possible[best]:
    best -= 1
print(best, total - best)
