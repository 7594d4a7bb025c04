n = int(input())
line = []
for _ in range(n):
    kind, x = input().split()
    if kind in "EF":
        line.append(x)
    elif x in line:
        line.remove(x)
print(" ".join(line) if line else "empty")
