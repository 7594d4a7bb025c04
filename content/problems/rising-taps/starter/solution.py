n, m, t = map(int, input().split())
parent = [None, None, *map(int, input().split())]  # parent[2] and so on
listeners = []
for _ in range(m):
    element, phase, kind = input().split()
    listeners.append((int(element), phase, kind))

for _ in range(t):
    tapped = int(input())

    # Your code here.
    print("none")
