import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
after = {}
for a, b, profit in zip(numbers[2::3], numbers[3::3], numbers[4::3]):
    after.setdefault(a, []).append((profit, b))

best = {}
todo = [(0, 1)]
while todo:
    todo.sort()
    earned, town = todo.pop()
    if town in best:
        continue
    best[town] = earned
    for profit, other in after.get(town, []):
        todo.append((earned + profit, other))
print(best.get(n, "NO WAY"))
