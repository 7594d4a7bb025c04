import heapq

n = int(input())
processes = [tuple(map(int, input().split())) for _ in range(n)]
arriving = sorted((arrival, number) for number, (arrival, _) in enumerate(processes))
arriving.reverse()  # the next one stands last
waiting = []  # a heap of work left, arrival and number
running = None
first, done = {}, {}
now = preemptions = 0
while arriving or running or waiting:
    if not running and not waiting:
        now = max(now, arriving[-1][0])
    while arriving and arriving[-1][0] <= now:
        arrival, number = arriving.pop()
        heapq.heappush(waiting, (processes[number][1], arrival, number))
    if running and waiting and waiting[0][0] < running[0]:
        running = heapq.heapreplace(waiting, running)
        preemptions += 1
    if not running:
        running = heapq.heappop(waiting)
    left, arrival, number = running
    first.setdefault(number, now)
    run = min(left, arriving[-1][0] - now) if arriving else left
    now += run
    running = (left - run, arrival, number)
    if left == run:
        done[number] = now
        running = None
for number, (arrival, burst) in enumerate(processes):
    print(done[number], done[number] - arrival - burst, first[number] - arrival)
print(preemptions)
