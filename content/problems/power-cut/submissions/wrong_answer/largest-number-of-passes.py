n = int(input())
order = list(map(int, input().split()))
now = list(map(int, input().split()))
done = 0
passes = 0 if order == now else None
for place in (1, 10, 100, 1000, 10000, 100000):
    drawers = [[] for _ in range(10)]
    for pin in order:
        drawers[pin // place % 10].append(pin)
    order = [pin for drawer in drawers for pin in drawer]
    done += 1
    if order == now:
        passes = done
right = sum(1 for final, here in zip(order, now) if final == here)
if passes is None:
    print("moved")
else:
    print(passes, right)
