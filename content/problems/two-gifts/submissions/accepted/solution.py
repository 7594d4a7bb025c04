n, b = map(int, input().split())
prices = sorted(map(int, input().split()))
ways = 0
low, high = 0, n - 1
while low < high:
    if prices[low] + prices[high] <= b:
        ways += high - low
        low += 1
    else:
        high -= 1
print(ways)
