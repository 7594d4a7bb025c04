n = int(input())
line = []
for _ in range(n):
    kind, x = input().split()
    if kind == "E":
        line.append(x)
    elif kind == "F":
        line.insert(0, x)
    elif x in line:
        line.remove(x)
print(" ".join(line) if line else "empty")
