n, m, k = map(int, input().split())
curries = list(map(int, input().split()))
breads = list(map(int, input().split()))

price = 0
# Your code here: the price on line k.

print(price)
