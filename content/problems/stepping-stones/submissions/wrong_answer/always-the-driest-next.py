n = int(input())
stones = list(map(int, input().split()))
place = -1
total = 0
while place + 3 < n:
    place = min(range(place + 1, place + 4), key=lambda i: stones[i])
    total += stones[place]
print(total)
