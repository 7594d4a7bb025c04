from collections import deque

r, c = map(int, input().split())
village = [input() for _ in range(r)]
steps = [[-1] * c for _ in range(r)]
queue = deque()
for i in range(r):
    for j in range(c):
        if village[i][j] == "P":
            steps[i][j] = 0
            queue.append((i, j))
pumps = list(queue)
queue.clear()
while queue or pumps:
    if not queue:
        queue.append(pumps.pop(0))
    row, column = queue.popleft()
    for i, j in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
        if 0 <= i < r and 0 <= j < c and village[i][j] != "#" and steps[i][j] < 0:
            steps[i][j] = steps[row][column] + 1
            queue.append((i, j))
ways = [steps[i][j] for i in range(r) for j in range(c) if village[i][j] == "H"]
most = max(0, max(ways, default=0))
print(most, ways.count(most))
print(ways.count(-1))
