c, n = map(int, input().split())
inside = total = most = where = 0
for stop in range(1, n + 1):
    off, waiting = map(int, input().split())
    inside = inside - off + waiting
    behind = 0
    if inside > c:
        behind = inside - c
        inside = c
    total += behind
    if behind > 0 and behind >= most:
        most = behind
        where = stop
print(total, where)
