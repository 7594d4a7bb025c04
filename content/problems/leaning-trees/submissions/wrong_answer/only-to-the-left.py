n = int(input())
children = [(0, 0)] + [tuple(map(int, input().split())) for _ in range(n)]
height = [0] * (n + 1)
leaning = []
for i in range(n, 0, -1):
    a, b = (height[child] for child in children[i])
    height[i] = 1 + max(a, b)
    if a - b > 1:
        leaning.append(i)
print(height[1])
print(*reversed(leaning) if leaning else ["none"])
