n = int(input())
minutes = [list(map(int, input().split())) for _ in range(n)]
free = set(range(n))
total = 0
for row in minutes:
    able = [(row[chore], chore) for chore in free if row[chore] >= 0]
    if not able:
        total = "IMPOSSIBLE"
        break
    time, chore = min(able)
    total += time
    free.remove(chore)
print(total)
