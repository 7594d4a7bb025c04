l, n = map(int, input().split())
marks = [0] + list(map(int, input().split())) + [l]
best = [[0] * (n + 2) for _ in range(n + 2)]
first = 0
for width in range(2, n + 2):
    for a in range(n + 2 - width):
        b = a + width
        cost, first = min((best[a][cut] + best[cut][b], cut) for cut in range(a + 1, b))
        best[a][b] = cost + marks[b] - marks[a]
print(best[0][n + 1], marks[first])
