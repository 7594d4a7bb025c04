n, c = map(int, input().split())
bags = sorted(map(int, input().split()), reverse=True)
loads = []
for kilos in bags:
    for j in range(len(loads)):
        if loads[j] + kilos <= c:
            loads[j] += kilos
            break
    else:
        loads.append(kilos)
print(len(loads))
