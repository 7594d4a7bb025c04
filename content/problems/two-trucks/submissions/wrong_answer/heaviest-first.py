input()
weights = sorted(map(int, input().split()), reverse=True)
one = two = 0
for weight in weights:
    if one <= two:
        one += weight
    else:
        two += weight
print(min(one, two), max(one, two))
