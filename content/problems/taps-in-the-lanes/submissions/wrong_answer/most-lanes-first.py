import sys

n = int(input())
lanes = [[] for _ in range(n + 1)]
for line in sys.stdin:
    a, b = map(int, line.split())
    lanes[a].append(b)
    lanes[b].append(a)
served = [False] * (n + 1)
taps = 0
for house in sorted(range(1, n + 1), key=lambda house: -len(lanes[house])):
    if not served[house] or any(not served[other] for other in lanes[house]):
        served[house] = True
        for other in lanes[house]:
            served[other] = True
        taps += 1
print(taps)
