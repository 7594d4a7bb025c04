n = int(input())
pile = list(map(int, input().split()))
for i in range(1, n - 1):
    if pile[i] != pile[i - 1] + 1:
        print(pile[i - 1] + 1)
        break
