steps = input().strip()
x, y = 0, 0
footprints = set()
first = "never"
for number, step in enumerate(steps, start=1):
    if step == "N":
        y += 1
    elif step == "S":
        y -= 1
    elif step == "E":
        x += 1
    else:
        x -= 1
    if (x, y) in footprints and first == "never":
        first = number
    footprints.add((x, y))
print(len(footprints))
print(first)
