def turn_round(row, first, last):
    while first < last:
        row[first], row[last] = row[last], row[first]
        first += 1
        last -= 1


n, d = map(int, input().split())
row = list(map(int, input().split()))
d %= n
turn_round(row, 0, d - 1)
turn_round(row, d, n - 1)
turn_round(row, 0, n - 1)
print(*row)
