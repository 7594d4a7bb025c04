r, c = map(int, input().split())
kolam = []
for i in range(r):
    kolam.append(list(map(int, input().split())))
sideways = upright = 0
for i in range(r):
    for j in range(c // 2):
        if kolam[i][j] != kolam[i][c - 1 - j]:
            sideways += 1
for i in range(r // 2):
    for j in range(c):
        if kolam[i][j] != kolam[r - 1 - i][j]:
            upright += 1
print(sideways, upright)
