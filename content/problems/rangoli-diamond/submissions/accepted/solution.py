n, kind = input().split()
n = int(n)
middle = n // 2
for r in range(n):
    row = ""
    for c in range(n):
        distance = abs(r - middle) + abs(c - middle)
        powder = distance <= middle if kind == "FULL" else distance == middle
        row += "*" if powder else "."
    print(row)
