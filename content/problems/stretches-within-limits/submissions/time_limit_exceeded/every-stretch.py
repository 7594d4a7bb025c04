import sys

n, l, u, *changes = map(int, sys.stdin.read().split())
normal = 0
for start in range(n):
    total = 0
    for end in range(start, n):
        total += changes[end]
        if l <= total <= u:
            normal += 1
print(normal)
