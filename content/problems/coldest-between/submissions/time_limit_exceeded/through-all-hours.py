import sys

n, q = map(int, sys.stdin.readline().split())
hours = list(map(int, sys.stdin.readline().split()))
for _ in range(q):
    command, a, b = sys.stdin.readline().split()
    a, b = int(a), int(b)
    if command == "set":
        hours[a - 1] = b
    else:
        part = hours[a - 1 : b]
        low = min(part)
        print(low, part.count(low))
