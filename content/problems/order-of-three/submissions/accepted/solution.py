def put_in_order(row, left):
    if row[left] <= row[left + 1]:
        return 0
    row[left], row[left + 1] = row[left + 1], row[left]
    return 1


for _ in range(int(input())):
    row = list(map(int, input().split()))
    exchanges = put_in_order(row, 0)
    exchanges += put_in_order(row, 1)
    exchanges += put_in_order(row, 0)
    print(*row, exchanges)
