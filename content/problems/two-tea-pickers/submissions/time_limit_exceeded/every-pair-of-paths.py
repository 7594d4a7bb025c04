r, c, k = map(int, input().split())
leaves = [list(map(int, input().split())) for _ in range(r)]


def most(i, x, y):
    if min(x, y) < 0 or max(x, y) >= c or abs(x - y) > k:
        return -1
    below = 0
    if i + 1 < r:
        below = max(most(i + 1, p, q) for p in range(x - 1, x + 2) for q in range(y - 1, y + 2))
    return below + leaves[i][x] + (leaves[i][y] if x != y else 0)


print(max(most(0, x, y) for x in range(c) for y in range(c)))
