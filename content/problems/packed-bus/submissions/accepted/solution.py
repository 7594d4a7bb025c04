c, n = map(int, input().split())
inside = total = most = where = 0
for stop in range(1, n + 1):
    off, waiting = map(int, input().split())
    inside = inside - off + waiting
    behind = max(0, inside - c)
    inside -= behind
    total += behind
    if behind > most:
        most = behind
        where = stop
print(total, where)
