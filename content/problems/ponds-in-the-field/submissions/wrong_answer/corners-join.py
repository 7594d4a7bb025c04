r, c = map(int, input().split())
field = [list(input()) for _ in range(r)]
ponds = largest = 0
for row in range(r):
    for column in range(c):
        if field[row][column] != "w":
            continue
        size = 0
        stack = [(row, column)]
        field[row][column] = "."
        while stack:
            i, j = stack.pop()
            size += 1
            for a, b in [(i + x, j + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]:
                if 0 <= a < r and 0 <= b < c and field[a][b] == "w":
                    field[a][b] = "."
                    stack.append((a, b))
        ponds += 1
        largest = max(largest, size)
print(ponds, largest)
