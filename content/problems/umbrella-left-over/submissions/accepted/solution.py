n = int(input())
left = 0
for _ in range(n):
    left ^= int(input())
print(left)
print(n // 2)
