h, w = map(int, input().split())
poster = [list(input().strip()) for _ in range(h)]


def turned_right(rows):
    return [list(column) for column in zip(*reversed(rows))]


for order in input().strip():
    if order == "M":
        poster = [row[::-1] for row in poster]
    else:
        for _ in range("RUL".index(order) + 1):
            poster = turned_right(poster)
for row in poster:
    print("".join(row))
