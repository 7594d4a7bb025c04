n, m = map(int, input().split())
friends = [set() for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    friends[a].add(b)
    friends[b].add(a)
answers = []
for a in range(1, n + 1):
    found = set()
    for c in friends[a]:
        found |= friends[c]
    answers.append(len(found - friends[a]))
print(*answers)
