import heapq
import sys

n, *numbers = map(int, sys.stdin.read().split())
time = 0
accepted = []
for end, minutes in sorted(zip(numbers[1::2], numbers[0::2])):
    heapq.heappush(accepted, -minutes)
    time += minutes
    if time > end:
        time += heapq.heappop(accepted)
print(len(accepted))
