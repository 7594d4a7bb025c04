from collections import deque

n, *quanta, b = map(int, input().split())
arrival, left = {}, {}
for p in range(n):
    arrival[p], left[p] = map(int, input().split())
queues = [deque(), deque(), deque()]
level, quantum_left, done = {}, {}, {}


def join(number, p):
    level[p] = number
    quantum_left[p] = quanta[number]
    queues[number].append(p)


now, following, running = 0, 0, None
while len(done) < n:
    if running is not None and left[running] == 0:
        done[running] = now
        running = None
    elif running is not None and quantum_left[running] == 0:
        join(min(level[running] + 1, 2), running)
        running = None
    if now > 0 and now % b == 0:
        lifted = [*queues[1], *queues[2]]
        if running is not None and level[running] > 0:
            lifted.insert(0, running)
            running = None
        queues[1].clear()
        queues[2].clear()
        for p in lifted:
            join(0, p)
    while following < n and arrival[following] == now:
        join(0, following)
        following += 1
    if running is not None and level[running] > 0 and queues[0]:
        queues[level[running]].appendleft(running)
        running = None
    for queue in queues:
        if running is None and queue:
            running = queue.popleft()
    if running is not None:
        left[running] -= 1
        quantum_left[running] -= 1
    now += 1
for p in range(n):
    print(done[p], level[p] + 1)
