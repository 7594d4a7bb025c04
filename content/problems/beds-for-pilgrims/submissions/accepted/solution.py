import sys

lines = sys.stdin.read().split("\n")
n, q = map(int, lines[0].split())
rooms = list(map(int, lines[1].split()))
while len(rooms) & (len(rooms) - 1):  # until their number is a power of two
    rooms.append(0)
leaves = len(rooms)
most = [None] * leaves + rooms  # the most free beds of one room in the part of each node
for node in range(leaves - 1, 0, -1):
    most[node] = max(most[2 * node], most[2 * node + 1])
for line in lines[2:q + 2]:
    what, *numbers = line.split()
    if what == "-":
        node = leaves + int(numbers[0]) - 1
        most[node] += int(numbers[1])
    else:
        group = int(numbers[0])
        if most[1] < group:
            print("FULL")
            continue
        node = 1
        while node < leaves:
            node *= 2
            if most[node] < group:
                node += 1
        most[node] -= group
        print(node - leaves + 1)
    while node > 1:
        node //= 2
        left, right = most[2 * node], most[2 * node + 1]
        most[node] = left if left > right else right
