n, q = map(int, input().split())
most = 0
for page in map(int, input().split()):
    a, b = 1, n
    opened = []
    while not opened or opened[-1] != page:
        middle = (a + b + 1) // 2
        opened.append(middle)
        if page < middle:
            b = middle - 1
        else:
            a = middle + 1
    print(*opened)
    most = max(most, len(opened))
print(most)
