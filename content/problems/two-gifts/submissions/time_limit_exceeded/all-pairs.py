n, b = map(int, input().split())
prices = list(map(int, input().split()))
ways = 0
for i in range(n):
    for j in range(i + 1, n):
        if prices[i] + prices[j] <= b:
            ways += 1
print(ways)
