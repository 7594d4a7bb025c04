n = int(input())
a = list(map(int, input().split()))
exchanges = 0
for start in range(n - 1):
    smallest = min(range(start, n), key=lambda i: a[i])
    if smallest != start:
        a[start], a[smallest] = a[smallest], a[start]
        exchanges += 1
print(exchanges, exchanges + 1)
