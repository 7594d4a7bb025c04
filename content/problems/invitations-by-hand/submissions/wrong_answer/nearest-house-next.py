n, m = map(int, input().split())
minutes = [list(map(int, input().split())) for _ in range(n + 1)]
before = [set() for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    before[b].add(a)
visited = set()
here = total = 0
while len(visited) < n:
    allowed = [h for h in range(1, n + 1) if h not in visited and before[h] <= visited]
    if not allowed:
        break
    there = min(allowed, key=lambda h: minutes[here][h])
    total += minutes[here][there]
    visited.add(there)
    here = there
print(total if len(visited) == n else "IMPOSSIBLE")
