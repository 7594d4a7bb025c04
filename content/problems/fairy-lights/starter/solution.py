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
same = 0
longest = 0

# Your code here: walk along both chains.

print(same, longest)
