import heapq

n = int(input())
cycles = sorted(tuple(map(int, input().split())) for _ in range(n))
accepted = []
for hour, pay in cycles:
    if len(accepted) < hour:
        accepted.append(pay)
print(len(accepted), sum(accepted))
