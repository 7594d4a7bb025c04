n = int(input())
superior = [None, None] + list(map(int, input().split()))
depth = [None, 1]
for person in range(2, n + 1):
    depth.append(depth[superior[person]] + 1)
below = [0] * (n + 1)
for person in reversed(range(2, n + 1)):
    below[superior[person]] += below[person] + 1
print(*below[1:])
print(depth[n])
