n = int(input())
row = list(map(int, input().split()))
order = sorted(row)
right = sum(a == b for a, b in zip(row, order))
exchanges = 0
for end in range(n - 1, 0, -1):
    for i in range(end):
        if row[i] > row[i + 1]:
            row[i], row[i + 1] = row[i + 1], row[i]
            exchanges += 1
print(exchanges, right)
