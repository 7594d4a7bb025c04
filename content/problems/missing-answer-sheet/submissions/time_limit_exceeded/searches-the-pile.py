n = int(input())
pile = list(map(int, input().split()))
for roll in range(1, n + 1):
    if roll not in pile:
        print(roll)
