import sys

lines = sys.stdin.read().split("\n")
n, end = map(int, lines[0].split())
points = {}
seconds = {}
since = 0
leader = None
for line in lines[1 : n + 1]:
    now, name, change = line.split()
    now = int(now)
    if leader is not None:
        seconds[leader] = seconds.get(leader, 0) + now - since
    since = now
    points[name] = points.get(name, 0) + int(change)
    if leader is None or (-points[name], name) < (-points[leader], leader):
        leader = name
seconds[leader] = seconds.get(leader, 0) + end - since
for name, time in sorted(seconds.items(), key=lambda item: (-item[1], item[0])):
    print(name, time)
