n = int(input())
for stroke in range(1, n + 1):
    if stroke % 5 == 0:
        print("/", end="")
    else:
        print("|", end="")
    if stroke == n:
        print()
    elif stroke % 5 == 0:
        print(end=" ")
