n = int(input())
minutes = [list(map(int, input().split())) for _ in range(n)]
best = {0: 0}  # for each set of chores that the friends so far can have taken
for row in minutes:
    more = {}
    for taken, total in best.items():
        for chore, time in enumerate(row):
            bit = 1 << chore
            if time >= 0 and not taken & bit:
                both = taken | bit
                if both not in more or total + time < more[both]:
                    more[both] = total + time
    best = more
print(best.get(2**n - 1, "IMPOSSIBLE"))
