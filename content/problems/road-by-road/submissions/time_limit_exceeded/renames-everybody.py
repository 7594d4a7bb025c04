import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
group = list(range(n + 1))
groups, largest = n, 1
out = []
for a, b in zip(numbers[2::2], numbers[3::2]):
    to, gone = group[a], group[b]
    if to == gone:
        out.append("LUXURY")
        continue
    group = [to if each == gone else each for each in group]
    groups -= 1
    largest = max(largest, group.count(to))
    out.append(f"{groups} {largest}")
print(*out, sep="\n")
