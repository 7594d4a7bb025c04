import heapq
import sys

n, *numbers = map(int, sys.stdin.read().split())
accepted = []
time = 0
for end, minutes in sorted(zip(numbers[1::2], numbers[0::2])):
    heapq.heappush(accepted, -minutes)
    time += minutes
    if time > end:
        accepted.remove(-minutes)
        time -= minutes
print(len(accepted))
