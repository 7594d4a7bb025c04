import sys

lines = sys.stdin.read().split("\n")
n, q = map(int, lines[0].split())
change = {}
for line in lines[1 : q + 1]:
    arrival, departure, wanted = map(int, line.split())
    change[arrival] = change.get(arrival, 0) + wanted
    change[departure] = change.get(departure, 0) - wanted
rooms = 0
nights = []
for day in sorted(change):
    rooms += change[day]
    nights.append((rooms, -day))
most, day = max(nights)
print(most, -day)
