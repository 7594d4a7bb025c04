n = int(input())
tins = input().split()
kinds = len(set(tins))
last_seen = {}
best = (n, 1)
for end, kind in enumerate(tins, start=1):
    last_seen.pop(kind, None)
    last_seen[kind] = end
    if len(last_seen) == kinds:
        begin = next(iter(last_seen.values()))
        best = (end - begin + 1, begin)
        break
print(kinds, *best)
