n = int(input())
books = list(map(int, input().split()))
in_order = sorted(books)
here = sorted_here = parts = largest = begin = 0
for i in range(n):
    here += books[i]
    sorted_here += in_order[i]
    if here == sorted_here:
        parts += 1
        largest = max(largest, i + 1 - begin)
        begin = i + 1
print(parts, largest)
