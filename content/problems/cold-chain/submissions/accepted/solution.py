from bisect import bisect_left, insort

n, d = map(int, input().split())
values = list(map(int, input().split()))
inside = []  # the values of the stretch in order
begin = 0
stretches = []
for end, value in enumerate(values):
    insort(inside, value)
    while inside[-1] - inside[0] > d:
        inside.pop(bisect_left(inside, values[begin]))
        begin += 1
    stretches.append((end - begin + 1, -begin))
length, begin = max(stretches)
print(length, 1 - begin)
