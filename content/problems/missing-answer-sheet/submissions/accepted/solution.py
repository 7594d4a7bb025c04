n = int(input())
pile = map(int, input().split())
print(n * (n + 1) // 2 - sum(pile))
