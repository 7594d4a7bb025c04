import heapq

n = int(input())
cycles = sorted(tuple(map(int, input().split())) for _ in range(n))
accepted = []
for hour, pay in cycles:
    heapq.heappush(accepted, pay)
    if len(accepted) > hour:
        heapq.heappop(accepted)
print(len(accepted), sum(accepted))
