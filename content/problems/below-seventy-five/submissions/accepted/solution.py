import sys

present = {}
classes = 0
for line in sys.stdin:
    classes += 1
    date, *names = line.split()
    for name in set(names):
        present[name] = present.get(name, 0) + 1

listed = False
for name in sorted(present):
    if 4 * present[name] < 3 * classes:
        print(name, present[name], "of", classes)
        listed = True
if not listed:
    print("nobody")
