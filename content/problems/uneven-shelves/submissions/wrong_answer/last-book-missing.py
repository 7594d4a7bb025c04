n, m = map(int, input().split())
shelf = [[]] + [input().split()[1:] for _ in range(n)]
for _ in range(m):
    command, r, x = input().split()
    r, x = int(r), int(x)
    if command == "swap":
        shelf[r], shelf[x] = shelf[x], shelf[r]
    elif x >= len(shelf[r]):
        print("none")
    else:
        print(shelf[r][x - 1])
