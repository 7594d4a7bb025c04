n, m, t = map(int, input().split())
parent = [None, None, *map(int, input().split())]
listeners = {}
for number in range(1, m + 1):
    element, phase, kind = input().split()
    listeners.setdefault((int(element), phase), []).append((number, kind))

for _ in range(t):
    element = int(input())
    way = []
    while element is not None:
        way.append(element)
        element = parent[element]
    stations = [(e, "down") for e in reversed(way)] + [(e, "up") for e in way]
    calls = []
    for station in stations:
        here = listeners.get(station, [])
        calls += [number for number, _ in here]
        if any(kind == "stop" for _, kind in here):
            break
    print(*calls or ["none"])
