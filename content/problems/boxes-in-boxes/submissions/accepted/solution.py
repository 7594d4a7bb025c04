def unpack(signs, depth):
    """Give all things of one box with their depths; its "(" has been read."""
    global boxes, empty, deepest
    boxes += 1
    deepest = max(deepest, depth)
    parts = 0
    for sign in signs:
        if sign == ")":
            break
        parts += 1
        if sign == "(":
            yield from unpack(signs, depth + 1)
        else:
            yield sign, depth
    if parts == 0:
        empty += 1


boxes = empty = deepest = 0
signs = iter(input().split())
next(signs)
for thing, depth in unpack(signs, 1):
    print(thing, depth)
print(boxes, empty, deepest)
