n = int(input())
rain = list(map(int, input().split()))
longest = began = 0
for day in range(1, n + 1):
    pass  # your code here: rain[day - 1] is the rain of this day
print(longest, began)
