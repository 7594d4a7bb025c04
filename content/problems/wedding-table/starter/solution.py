n, m = map(int, input().split())
quarrel = set()
for _ in range(m):
    a, b = map(int, input().split())
    quarrel.add((a, b))
    quarrel.add((b, a))
seats = [1]
found = False

# your code here: put the others into seats

print(*seats if found else ["impossible"])
