from itertools import accumulate

n = int(input())
garlands = list(map(int, input().split()))
in_order = sum(accumulate(garlands)) - garlands[0]
thread = 0
while len(garlands) > 1:
    made = 0
    for _ in range(2):
        shortest = min(garlands)
        garlands.remove(shortest)
        made += shortest
    thread += made
    garlands.append(made)
print(thread)
print(in_order - thread)
