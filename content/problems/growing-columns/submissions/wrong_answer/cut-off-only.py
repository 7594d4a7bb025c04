w, n = map(int, input().split())
columns = [tuple(map(int, input().split())) for _ in range(n)]
fixed = {}
rounds = 0
while True:
    widths = [fixed.get(i, basis) for i, (basis, _, _) in enumerate(columns)]
    free = w - sum(widths)
    total = sum(grow for i, (_, grow, _) in enumerate(columns) if i not in fixed)
    if total == 0:
        break
    rounds += 1
    too_wide = {}
    for i, (basis, grow, largest) in enumerate(columns):
        if i not in fixed:
            widths[i] = basis + free * grow // total
            if widths[i] > largest:
                too_wide[i] = largest
    for i, largest in too_wide.items():
        widths[i] = largest
    break

print(*widths)
print(rounds, w - sum(widths))
