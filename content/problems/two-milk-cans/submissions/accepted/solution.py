from collections import deque

a, b, t = map(int, input().split())
moves = {(0, 0): 0}
queue = deque([(0, 0)])
answer = None
while queue:
    x, y = queue.popleft()
    if answer is None and t in (x, y):
        answer = moves[x, y]
    there = min(x, b - y)
    back = min(y, a - x)
    for state in [(a, y), (x, b), (0, y), (x, 0), (x - there, y + there), (x + back, y - back)]:
        if state not in moves:
            moves[state] = moves[x, y] + 1
            queue.append(state)
print("impossible" if answer is None else answer)
print(len(moves))
