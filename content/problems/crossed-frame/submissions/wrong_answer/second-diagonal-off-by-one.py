n = int(input())
for r in range(1, n + 1):
    row = ""
    for c in range(1, n + 1):
        bamboo = r in (1, n) or c in (1, n) or r == c or r + c == n
        row += "#" if bamboo else "."
    print(row)
