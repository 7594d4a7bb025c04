n, k = map(int, input().split())
slots = list(map(int, input().split()))
order = sorted(range(n), key=lambda i: slots[i])
print(*[i + 1 for i in order])
