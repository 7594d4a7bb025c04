from itertools import combinations

n, k, p = map(int, input().split())
price = [0] + list(map(int, input().split()))
plates = 0
for plate in combinations(range(1, n + 1), k):
    if sum(price[topping] for topping in plate) == p:
        print(*plate)
        plates += 1
print(plates)
