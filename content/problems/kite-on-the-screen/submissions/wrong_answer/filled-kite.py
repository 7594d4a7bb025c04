n, t = map(int, input().split())
for row in range(-n, n + 1):
    for column in range(-n, n + 1):
        d = abs(row) + abs(column)
        print("+" if d < n else "*" if d == n else " ", end="")
    print()
for i in range(1, t + 1):
    print(" " * (n - 1) + "<|>" if i % 3 == 0 else " " * n + "|")
