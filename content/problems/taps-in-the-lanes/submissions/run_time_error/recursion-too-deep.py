import sys

n = int(input())
lanes = [[] for _ in range(n + 1)]
for line in sys.stdin:
    a, b = map(int, line.split())
    lanes[a].append(b)
    lanes[b].append(a)
served = [False] * (n + 1)
taps = 0


def visit(house, parent):
    global taps
    for other in lanes[house]:
        if other != parent:
            visit(other, house)
    if not served[house]:
        place = 1 if house == 1 else parent
        taps += 1
        served[place] = True
        for other in lanes[place]:
            served[other] = True


visit(1, 0)
print(taps)
