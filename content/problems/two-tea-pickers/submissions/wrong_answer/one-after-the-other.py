r, c, k = map(int, input().split())
leaves = [list(map(int, input().split())) for _ in range(r)]


def best_path(other):
    """The most leaves for one picker, near the other one, and her bushes."""
    best = [(0, [])] * c
    for i, row in enumerate(leaves):
        here = []
        for x in range(c):
            near = [best[p] for p in (x - 1, x, x + 1) if 0 <= p < c]
            grams, path = max(near)
            if other and abs(x - other[i]) > k:
                grams = -10**9
            here.append((grams + row[x], path + [x]))
        best = here
    return max(best)


first, path = best_path(None)
for i, x in enumerate(path):
    leaves[i][x] = 0
print(first + best_path(path)[0])
