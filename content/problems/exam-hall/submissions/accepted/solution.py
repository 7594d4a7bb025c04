r, c = map(int, input().split())
plan = [list(map(int, input().split())) for _ in range(r)]
pairs = 0
row = 0
place = 0
for i in range(r):
    for j in range(c):
        if plan[i][j] == 0:
            continue
        found = 0
        if j + 1 < c and plan[i][j + 1] == plan[i][j]:
            found += 1
        if i + 1 < r and plan[i + 1][j] == plan[i][j]:
            found += 1
        if pairs == 0 and found > 0:
            row = i + 1
            place = j + 1
        pairs += found
if pairs == 0:
    print("plan is fine")
else:
    print(pairs)
    print(row, place)
