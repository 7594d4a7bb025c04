import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
parent = list(range(n + 1))
size = [1] * (n + 1)


def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


groups, largest = n, 1
out = []
for a, b in zip(numbers[2::2], numbers[3::2]):
    a, b = find(a), find(b)
    if a == b:
        out.append("LUXURY")
        continue
    if size[a] < size[b]:
        a, b = b, a
    parent[b] = a
    size[a] += size[b]
    groups -= 1
    largest = max(largest, size[a])
    out.append(f"{groups} {largest}")
print(*out, sep="\n")
