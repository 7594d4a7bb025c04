for _ in range(int(input())):
    row = list(map(int, input().split()))
    exchanges = 0
    for i in range(2):
        smallest = i
        for j in range(i + 1, 3):
            if row[j] < row[smallest]:
                smallest = j
        if smallest != i:
            row[i], row[smallest] = row[smallest], row[i]
            exchanges += 1
    print(*row, exchanges)
