n, k = map(int, input().split())
slots = list(map(int, input().split()))
order = sorted(range(n), key=lambda i: slots[i])
places = [0] * n
for place in range(n):
    places[order[place]] = place + 1
print(*places)
