def inches(height):
    feet, rest = map(int, height.split("'"))
    return 12 * feet + rest


keys = {"number": int, "word": str, "height": inches}
for _ in range(int(input())):
    kind, _, *values = input().split()
    key = keys[kind]
    in_order = all(key(a) <= key(b) for a, b in zip(values, values[1:]))
    print(min(values, key=key), max(values, key=key), "sorted" if in_order else "unsorted")
