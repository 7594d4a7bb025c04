import sys


def walk(graph, start, seen):
    """All who are reached from the start, and not seen yet, in the order in which they are finished."""
    finished = []
    stack = [start]
    ways = [iter(graph[start])]
    seen[start] = True
    while stack:
        for there in ways[-1]:
            if not seen[there]:
                seen[there] = True
                stack.append(there)
                ways.append(iter(graph[there]))
                break
        else:
            ways.pop()
            finished.append(stack.pop())
    return finished


n, m, *numbers = map(int, sys.stdin.read().split())
forwards = [[] for _ in range(n)]
for a, b in zip(numbers[::2], numbers[1::2]):
    forwards[a - 1].append(b - 1)
seen = [False] * n
order = []
for person in range(n):
    if not seen[person]:
        order += walk(forwards, person, seen)
calls = []
known = [False] * n
for person in reversed(order):
    if not known[person]:
        calls.append(person + 1)
        walk(forwards, person, known)
print(len(calls))
print(*sorted(calls))
