n = int(input())
row = list(map(int, input().split()))
before = row[:]
exchanges = 0
for i in range(n - 1):
    smallest = i
    for j in range(i + 1, n):
        if row[j] < row[smallest]:
            smallest = j
    if smallest != i:
        row[i], row[smallest] = row[smallest], row[i]
        exchanges += 1
right = sum(a == b for a, b in zip(row, before))
print(exchanges, right)
