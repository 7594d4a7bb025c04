n = int(input())
books = list(map(int, input().split()))
parts = largest = most = begin = 0
for i in range(n):
    most = books[i]
    if i == n - 1 or most <= books[i + 1]:
        parts += 1
        largest = max(largest, i + 1 - begin)
        begin = i + 1
print(parts, largest)
