import sys

lines = words = 0
for line in sys.stdin:
    parts = line.split()
    print(*parts)
    lines += 1
    words += len(parts)
print(lines, words)
