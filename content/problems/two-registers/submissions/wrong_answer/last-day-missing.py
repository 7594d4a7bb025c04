a, b = map(int, input().split())
both = one = 0
first = -1
for day in range(30):
    mask = 1 << day
    if a & b & mask:
        both += 1
        if first == -1:
            first = day
    if (a ^ b) & mask:
        one += 1
print(both, one, first)
