n = int(input())
stones = list(map(int, input().split()))
danger = [0]
for slippery in stones + [0]:
    danger.append(min(danger[-3:]) + slippery)
print(danger[-1])
