import sys

lines = sys.stdin.read().split("\n")
n, q = map(int, lines[0].split())
rooms = [0] * (n + 1)
for line in lines[1 : q + 1]:
    arrival, departure, wanted = map(int, line.split())
    for night in range(arrival, departure):
        rooms[night] += wanted
print(max(rooms), rooms.index(max(rooms)))
