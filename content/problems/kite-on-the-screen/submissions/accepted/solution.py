n, t = map(int, input().split())
for row in range(-n, n + 1):
    for column in range(-n, n + 1):
        distance = abs(row) + abs(column)
        if distance == n:
            print("*", end="")
        elif distance < n and (row == 0 or column == 0):
            print("+", end="")
        else:
            print(" ", end="")
    print()
for i in range(1, t + 1):
    if i % 3 == 0:
        print(" " * (n - 1) + "<|>")
    else:
        print(" " * n + "|")
