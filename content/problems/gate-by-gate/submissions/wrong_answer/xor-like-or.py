n, g = map(int, input().split())
wire = [0] + [int(digit) for digit in input().strip()]
for _ in range(g):
    kind, *numbers = input().split()
    x = wire[int(numbers[0])]
    y = wire[int(numbers[-1])]
    if kind == "AND":
        wire.append(x & y)
    elif kind == "OR":
        wire.append(x | y)
    elif kind == "XOR":
        wire.append(x | y)
    elif kind == "NOR":
        wire.append(1 - (x | y))
    else:
        wire.append(1 - (x & y))
print(*wire[n + 1 :], sep="")
