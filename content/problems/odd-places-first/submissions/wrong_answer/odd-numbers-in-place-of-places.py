n, first = map(int, input().split())
following = [0, *map(int, input().split())]
odd, even = [], []
wagon = first
while wagon != 0:
    if wagon % 2 == 1:
        odd.append(wagon)
    else:
        even.append(wagon)
    wagon = following[wagon]
train = odd + even
print(*train)
for i in range(n):
    following[train[i]] = train[i + 1] if i + 1 < n else 0
print(*following[1:])
