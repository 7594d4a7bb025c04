from collections import deque

k, n = map(int, input().split())
number = dict(enumerate(map(int, input().split()), 1))
queues = {s: deque() for s in number}
programs = [deque(input().split() for _ in range(int(input()))) for _ in range(n)]
waits_at = {}  # from a blocked thread to its semaphore
printed = []
moved = True
while moved:
    moved = False
    for thread, program in enumerate(programs, 1):
        if thread in waits_at or not program:
            continue
        moved = True
        what, word = program.popleft()
        if what == "print":
            printed.append(word)
            continue
        s = int(word)
        if what == "signal":
            if queues[s]:
                del waits_at[queues[s].popleft()]
            number[s] += 1
        elif number[s] > 0:
            number[s] -= 1
        else:
            waits_at[thread] = s
            queues[s].append(thread)
print(*printed or ["nothing"])
for thread in sorted(waits_at):
    print(thread, waits_at[thread])
if not waits_at:
    print("all finished")
