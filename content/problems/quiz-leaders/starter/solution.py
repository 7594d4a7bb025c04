import sys

lines = sys.stdin.read().split("\n")
n, end = map(int, lines[0].split())
points = {}
seconds = {}
for line in lines[1 : n + 1]:
    now, name, change = line.split()
    now, change = int(now), int(change)
    # Your code here: credit the leader so far with the time, then change the points.

# Your code here: the time up to the end, and the list of the leaders.
