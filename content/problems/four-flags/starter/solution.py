n = int(input())
for _ in range(n):
    name, *numbers = input().split()
    w, a, b = map(int, numbers)
    result = 0
    flags = ""

    # Your code here: the result, and flags += "N" and so on.

    print(result, flags or "-")
