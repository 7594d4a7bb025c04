import sys

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
days = [0] + numbers[2:n + 2]
after = [[] for _ in range(n + 1)]
missing = [0] * (n + 1)
for a, b in zip(numbers[n + 2::2], numbers[n + 3::2]):
    after[a].append(b)
    missing[b] += 1

order = [task for task in range(1, n + 1) if missing[task] == 0]
begin = [0] * (n + 1)
for task in order:
    for other in after[task]:
        begin[other] = max(begin[other], begin[task] + days[task])
        missing[other] -= 1
        if missing[other] == 0:
            order.append(other)

if len(order) < n:
    print("CIRCLE")
else:
    opening = max(begin[task] + days[task] for task in order)
    critical = 0
    end = opening
    for task in reversed(order):
        if begin[task] + days[task] == end:
            critical += 1
            end = begin[task]
    print(opening, critical)
