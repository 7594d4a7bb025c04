n, m = map(int, input().split())
slate = [None] + [int(number) for number in input().split()]
child = list(range(n + 1))  # the slate that each child points at
for _ in range(m):
    command, *numbers = input().split()
    a, b = int(numbers[0]), int(numbers[-1])
    if command == "show":
        print(slate[child[a]])
    elif command == "point":
        child[a] = child[b]
    elif command == "copy":
        slate[child[a]] = slate[child[b]]
    else:
        slate[child[a]] = b
print("unseen", n - len(set(child[1:])))
