w, n = map(int, input().split())
columns = [tuple(map(int, input().split())) for _ in range(n)]  # basis, grow, largest
widths = [basis for basis, _, _ in columns]
rounds = 0

# Your code here.

print(*widths)
print(rounds, w - sum(widths))
