n = int(input())
numbers = sorted(int(input()) for _ in range(n))
left = numbers[0]
for i in range(1, n - 1):
    if numbers[i] != numbers[i - 1] and numbers[i] != numbers[i + 1]:
        left = numbers[i]
print(left)
print(n // 2)
