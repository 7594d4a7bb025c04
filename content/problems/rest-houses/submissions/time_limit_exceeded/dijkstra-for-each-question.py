import heapq
import sys

lines = sys.stdin.read().split("\n")
n, m, q = map(int, lines[0].split())
roads = [[] for _ in range(n + 1)]
for line in lines[1:m + 1]:
    u, v, w = map(int, line.split())
    roads[u].append((v, w))
    roads[v].append((u, w))


def minutes(a, b, t):
    done = set()
    heap = [(0, a)]
    while heap:
        spent, here = heapq.heappop(heap)
        if here == b:
            return spent
        if here in done or (here > t and here != a):
            continue
        done.add(here)
        for there, w in roads[here]:
            heapq.heappush(heap, (spent + w, there))
    return "NO WAY"


for line in lines[m + 1:m + 1 + q]:
    print(minutes(*map(int, line.split())))
