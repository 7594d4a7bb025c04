n, q = map(int, input().split())
team = list(range(1, n + 1))
for _ in range(q):
    call, *numbers = input().split()
    if call == "SWAP":
        a, b = (int(x) - 1 for x in numbers)
        team[a], team[b] = team[b], team[a]
    elif call == "LEFT":
        k = int(numbers[0]) % n
        team = team[k:] + team[:k]
    else:
        team = team[::-1]
print(*team)
