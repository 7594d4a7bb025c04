n = int(input())
tempos = list(map(int, input().split()))
up = [1] * n
down = [1] * n
for i in range(1, n):
    if tempos[i] > tempos[i - 1]:
        up[i] = up[i - 1] + 1
for i in range(n - 2, -1, -1):
    if tempos[i] > tempos[i + 1]:
        down[i] = down[i + 1] + 1
songs = [a + b - 1 for a, b in zip(up, down)]
print(max(songs), songs.index(max(songs)) + 1)
