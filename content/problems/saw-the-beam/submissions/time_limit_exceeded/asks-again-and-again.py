l, n = map(int, input().split())
marks = [0] + list(map(int, input().split())) + [l]


def cost(a, b):
    if b - a < 2:
        return 0, 0
    total, first = min((cost(a, cut)[0] + cost(cut, b)[0], cut) for cut in range(a + 1, b))
    return total + marks[b] - marks[a], first


total, first = cost(0, n + 1)
print(total, marks[first])
