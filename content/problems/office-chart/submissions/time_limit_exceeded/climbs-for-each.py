n = int(input())
superior = [None, None] + list(map(int, input().split()))
below = [0] * (n + 1)
longest = 1
for person in range(2, n + 1):
    above = superior[person]
    steps = 1
    while above is not None:
        below[above] += 1
        above = superior[above]
        steps += 1
    longest = max(longest, steps)
print(*below[1:])
print(longest)
