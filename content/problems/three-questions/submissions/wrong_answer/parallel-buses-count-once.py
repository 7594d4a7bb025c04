NEVER = float("inf")


def ways_product(a, b):
    columns = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, column)) % 1_000_000_007 for column in columns] for row in a]


def cost_product(a, b):
    columns = list(zip(*b))
    return [[min(x + y for x, y in zip(row, column)) for column in columns] for row in a]


def after_rides(step, product, k):
    row = None  # the row of town 1
    while k > 0:
        if k % 2 == 1:
            row = [step[0]] if row is None else product(row, step)
        step = product(step, step)
        k //= 2
    return row[0][-1]


n, m, k = map(int, input().split())
ways = [[0] * n for _ in range(n)]
costs = [[NEVER] * n for _ in range(n)]
for _ in range(m):
    a, b, c = map(int, input().split())
    ways[a - 1][b - 1] = 1
    costs[a - 1][b - 1] = min(costs[a - 1][b - 1], c)
least = after_rides(costs, cost_product, k)
if least == NEVER:
    print("no")
else:
    print("yes", least, after_rides(ways, ways_product, k), sep="\n")
