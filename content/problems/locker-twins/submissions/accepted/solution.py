a, b = map(int, input().split())
composite = {1}
for d in range(2, b):
    if d not in composite:
        multiple = 2 * d
        while multiple <= b:
            composite.add(multiple)
            multiple += d
twins = [n for n in range(a, b - 1) if n not in composite and n + 2 not in composite]
print(len(twins), twins[-1] if twins else 0)
