import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
trails = list(zip(numbers[2::3], numbers[3::3], numbers[4::3]))

leads = {n}  # the towns from which one can get to town n
todo = [n]
while todo:
    town = todo.pop()
    for a, b, _ in trails:
        if b == town and a not in leads:
            leads.add(a)
            todo.append(a)

trails = [trail for trail in trails if trail[1] in leads]
best = {1: 0}
for _ in range(n):
    better = False
    for a, b, profit in trails:
        if a in best and (b not in best or best[a] + profit > best[b]):
            best[b] = best[a] + profit
            better = True
    if not better:
        break
if n not in best:
    print("NO WAY")
else:
    print("NO LIMIT" if better else best[n])
