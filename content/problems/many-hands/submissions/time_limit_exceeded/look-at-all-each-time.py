n = int(input())
books = list(map(int, input().split()))
parts = largest = begin = 0
for end in range(1, n + 1):
    if end == n or max(books[:end]) <= min(books[end:]):
        parts += 1
        largest = max(largest, end - begin)
        begin = end
print(parts, largest)
