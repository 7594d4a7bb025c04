n = int(input())
a = list(map(int, input().split()))
exchanges = walks = 0
exchanged = True
while exchanged:
    exchanged = False
    walks += 1
    for i in range(n - 1):
        if a[i] > a[i + 1]:
            a[i], a[i + 1] = a[i + 1], a[i]
            exchanges += 1
            exchanged = True
print(exchanges, walks)
