s, d = map(int, input().split())
takings = []
for i in range(s):
    takings.append(list(map(int, input().split())))
votes = [0] * d
for row in takings:
    best = row.index(max(row))
    votes[best] += 1
    print(sum(row), best + 1)
print(votes.index(max(votes)) + 1)
