plan = input().strip()


def best(a, b):
    if a >= b:
        return 0
    strokes = 1 + best(a + 1, b)
    for m in range(a + 1, b):
        if plan[m] == plan[a]:
            strokes = min(strokes, best(a + 1, m) + best(m, b))
    return strokes


print(best(0, len(plan)))
