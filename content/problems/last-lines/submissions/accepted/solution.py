import sys
from collections import deque

k = int(sys.stdin.readline())
kept = deque(maxlen=k)
for number, line in enumerate(sys.stdin, start=1):
    kept.append((number, line.rstrip("\n")))
if not kept:
    print("empty")
for number, line in kept:
    print(f"{number}: {line}")
