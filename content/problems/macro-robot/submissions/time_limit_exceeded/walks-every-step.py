n = int(input())
macros = {}
for number in range(1, n + 1):
    macros[str(number)] = input().split()
    x, y, dx, dy = 0, 0, 0, 1
    stack = [iter(macros[str(number)])]
    while stack:
        step = next(stack[-1], None)
        if step is None:
            stack.pop()
        elif step == "F":
            x, y = x + dx, y + dy
        elif step == "R":
            dx, dy = dy, -dx
        elif step == "L":
            dx, dy = -dy, dx
        else:
            stack.append(iter(macros[step]))
    print(x, y, {(0, 1): "N", (1, 0): "E", (0, -1): "S", (-1, 0): "W"}[(dx, dy)])
