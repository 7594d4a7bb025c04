import sys

n, k, money, *numbers = map(int, sys.stdin.read().split())
fairs = list(zip(numbers[0::2], numbers[1::2]))
for _ in range(k):
    possible = [fair for fair in fairs if fair[0] <= money]
    if not possible:
        break
    best = max(possible, key=lambda fair: fair[1])
    money += best[1]
    fairs.remove(best)
print(money)
