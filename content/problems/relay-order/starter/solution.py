n, q = map(int, input().split())
team = list(range(1, n + 1))
for _ in range(q):
    call, *numbers = input().split()
    if call == "SWAP":
        a, b = map(int, numbers)
        # your code here
    elif call == "LEFT":
        k = int(numbers[0])
        # your code here
    else:
        pass  # your code here
print(*team)
