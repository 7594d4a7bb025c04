import sys

lines = sys.stdin.read().split("\n")
n, q = map(int, lines[0].split())
beds = list(map(int, lines[1].split()))
for line in lines[2:q + 2]:
    what, *numbers = line.split()
    if what == "-":
        beds[int(numbers[0]) - 1] += int(numbers[1])
        continue
    group = int(numbers[0])
    room = min((room for room, free in enumerate(beds) if free >= group), key=lambda room: beds[room], default=None)
    if room is None:
        print("FULL")
    else:
        beds[room] -= group
        print(room + 1)
