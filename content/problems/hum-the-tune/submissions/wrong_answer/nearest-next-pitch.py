n, m = map(int, input().split())
song = list(map(int, input().split()))
humming = list(map(int, input().split()))
i = j = 0
error = abs(song[0] - humming[0])
while i < n - 1 or j < m - 1:
    moves = [(1, 1), (1, 0), (0, 1)]
    moves = [(a, b) for a, b in moves if i + a < n and j + b < m]
    a, b = min(moves, key=lambda move: abs(song[i + move[0]] - humming[j + move[1]]))
    i, j = i + a, j + b
    error += abs(song[i] - humming[j])
print(error)
