n = int(input())
for number in range(1, n + 1):
    x, y = 0, 0
    turns = 0  # quarter turns to the right, 0 to 3
    for step in input().split():
        pass  # Your code here: step is F, R, L or the number of a macro.
    print(x, y, "NESW"[turns])
