n = int(input())
height = list(map(int, input().split()))
sea = 0
seen = []
for i in range(n):
    j = i + 1
    while j < n and height[j] <= height[i]:
        j += 1
    if j == n:
        sea += 1
        j = n - 1
    seen.append(j - i)
print(*seen)
print(sea)
