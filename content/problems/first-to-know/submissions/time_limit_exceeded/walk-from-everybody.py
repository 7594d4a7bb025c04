import sys

n, m, *numbers = map(int, sys.stdin.read().split())
forwards = [[] for _ in range(n + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    forwards[a].append(b)
told_by = [0] * (n + 1)
for start in range(1, n + 1):
    if told_by[start] == 0:
        told_by[start] = start
        queue = [start]
        for here in queue:
            for there in forwards[here]:
                if told_by[there] != start:
                    told_by[there] = start
                    queue.append(there)
calls = [person for person in range(1, n + 1) if told_by[person] == person]
print(len(calls))
print(*calls)
