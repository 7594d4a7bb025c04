import heapq
import sys

n, *numbers = map(int, sys.stdin.read().split())
houses = sorted(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
places = sorted(set(numbers[0::3] + numbers[1::3]))
begun = []
following = 0
height = 0
for place in places:
    while following < n and houses[following][0] <= place:
        left, right, h = houses[following]
        heapq.heappush(begun, (-h, right))
        following += 1
    while begun and begun[0][1] <= place:
        heapq.heappop(begun)
    now = -begun[0][0] if begun else 0
    print(place, now)
    height = now
