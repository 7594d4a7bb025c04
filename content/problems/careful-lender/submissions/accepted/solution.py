n, k = map(int, input().split())
free = list(map(int, input().split()))
lent, lacking = {}, {}
for p in range(1, n + 1):
    numbers = list(map(int, input().split()))
    lent[p] = numbers[:k]
    lacking[p] = [most - has for has, most in zip(numbers[:k], numbers[k:])]


def can_finish(p):
    return all(need <= there for need, there in zip(lacking[p], free))


order = []
while lacking:
    ready = [p for p in lacking if can_finish(p)]
    if not ready:
        break
    p = min(ready)
    order.append(p)
    del lacking[p]
    free = [there + back for there, back in zip(free, lent[p])]
print("unsafe" if lacking else " ".join(map(str, order)))
