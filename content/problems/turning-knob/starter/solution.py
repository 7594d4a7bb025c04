def position_of(pattern):
    # Your code here.
    return 0


n, m = map(int, input().split())
total = 0
for _ in range(m):
    position = position_of(input().strip())

    # Your code here: compare it with the position before.

    print(position)
print(total)
