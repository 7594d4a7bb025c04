import sys

lines = sys.stdin.read().split("\n")
n, m = map(int, lines[0].split())


def read_chain(start, end):
    bundles = []
    for line in lines[start:end]:
        lamps, colour = line.split()
        bundles.append([int(lamps), colour])
    return bundles


first = read_chain(1, n + 1)
second = read_chain(n + 1, n + m + 1)
a = b = same = row = longest = 0
while a < n:
    stretch = min(first[a][0], second[b][0])
    if first[a][1] == second[b][1]:
        same += stretch
        row += stretch
        longest = max(longest, row)
    else:
        row = 0
    first[a][0] -= stretch
    second[b][0] -= stretch
    if first[a][0] == 0:
        a += 1
    elif second[b][0] == 0:
        b += 1
print(same, longest)
