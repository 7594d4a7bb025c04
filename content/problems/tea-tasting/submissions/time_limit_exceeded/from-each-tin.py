n = int(input())
tins = input().split()
kinds = len(set(tins))
best = (n, 1)
for begin in range(n):
    inside = set()
    for end in range(begin, n):
        inside.add(tins[end])
        if len(inside) == kinds:
            best = min(best, (end - begin + 1, begin + 1))
            break
print(kinds, *best)
