import sys

lines = sys.stdin.readlines()
n, q = map(int, lines[0].split())
sacks = list(map(int, lines[1].split()))
out = []
for line in lines[2:q + 2]:
    event, i, x = line.split()
    i, x = int(i), int(x)
    if event == "+":
        sacks[i - 1] += x
    elif event == "-":
        sacks[i - 1] -= x
    else:
        out.append(sum(sacks[i - 1:x]))
print(*out, sep="\n")
