n = int(input())
books = list(map(int, input().split()))
least = books[:]
for i in range(n - 2, -1, -1):
    least[i] = min(books[i], least[i + 1])
parts = largest = most = begin = 0
for i in range(n):
    most = max(most, books[i])
    if i == n - 1 or most <= least[i + 1]:
        parts += 1
        largest = max(largest, i + 1 - begin)
        begin = i + 1
print(parts, largest)
