n, m = map(int, input().split())
quarrels = [0] * n
for _ in range(m):
    a, b = map(int, input().split())
    quarrels[a - 1] += 1 << (b - 1)
    quarrels[b - 1] += 1 << (a - 1)
sizes = []
for group in range(1 << n):
    members = [i for i in range(n) if group >> i & 1]
    if all(quarrels[i] & group == 0 for i in members):
        sizes.append(len(members))
print(max(sizes), sizes.count(max(sizes)))
