n, k = map(int, input().split())
free = list(map(int, input().split()))
waiting = []
for p in range(1, n + 1):
    numbers = list(map(int, input().split()))
    waiting.append((p, numbers[:k], numbers[k:]))
order = []
skipped = 0
while waiting and skipped < len(waiting):
    p, lent, most = waiting.pop(0)
    if all(m - l <= f for l, m, f in zip(lent, most, free)):
        free = [f + l for f, l in zip(free, lent)]
        order.append(p)
        skipped = 0
    else:
        waiting.append((p, lent, most))
        skipped += 1
print("unsafe" if waiting else " ".join(map(str, order)))
