s, d = map(int, input().split())
takings = []
for i in range(s):
    takings.append(list(map(int, input().split())))
votes = [0] * d
for row in takings:
    best = row.index(max(row))
    votes[best] += 1
    print(sum(row), best + 1)
sums = [sum(row[day] for row in takings) for day in range(d)]
print(sums.index(max(sums)) + 1)
