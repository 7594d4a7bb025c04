from collections import deque

r, c = map(int, input().split())
village = [input() for _ in range(r)]


def nearest(row, column):
    seen = {(row, column)}
    queue = deque([(row, column, 0)])
    while queue:
        row, column, steps = queue.popleft()
        if village[row][column] == "P":
            return steps
        for i, j in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
            if 0 <= i < r and 0 <= j < c and village[i][j] != "#" and (i, j) not in seen:
                seen.add((i, j))
                queue.append((i, j, steps + 1))
    return -1


ways = [nearest(i, j) for i in range(r) for j in range(c) if village[i][j] == "H"]
most = max(0, max(ways, default=0))
print(most, ways.count(most))
print(ways.count(-1))
