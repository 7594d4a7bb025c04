from collections import deque

c, r, q, n = map(int, input().split())
packets = [tuple(map(int, input().split())) for _ in range(n)]
sent = ["lost"] * n
waiting = deque()
tokens, following, now = c, 0, 0
while following < n or waiting:
    while waiting and packets[waiting[0]][1] <= tokens:
        packet = waiting.popleft()
        tokens -= packets[packet][1]
        sent[packet] = now
    while following < n and packets[following][0] == now:
        size = packets[following][1]
        if size <= c:
            if size <= tokens:
                tokens -= size
                sent[following] = now
            elif len(waiting) < q:
                waiting.append(following)
        following += 1
    tokens = min(c, tokens + r)
    now += 1
print(*sent, sep="\n")
