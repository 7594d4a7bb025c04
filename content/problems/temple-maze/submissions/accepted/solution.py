from collections import deque

h, w = map(int, input().split())
plan = [input().strip() for _ in range(h)]
start = next((r, c, 0) for r in range(h) for c in range(w) if plan[r][c] == "S")
steps = {start: 0}
queue = deque([start])
answer = -1
while queue:
    r, c, used = queue.popleft()
    taken = steps[r, c, used]
    if plan[r][c] == "E":
        answer = taken
        break
    for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
        if 0 <= y < h and 0 <= x < w:
            node = (y, x, used + (plan[y][x] == "#"))
            if node[2] <= 1 and node not in steps:
                steps[node] = taken + 1
                queue.append(node)
print(answer)
