import sys

words = iter(sys.stdin.read().split())
n, q = int(next(words)), int(next(words))
parts = {}  # of each class: first the bases, then the members
for _ in range(n):
    name = next(words)
    bases = [next(words) for _ in range(int(next(words)))]
    members = [next(words) for _ in range(int(next(words)))]
    parts[name] = bases + members

made = []


def make(name):
    for part in parts[name]:
        make(part)
    made.append(name)


for _ in range(q):
    make(next(words))
for name in made:
    print("+" + name)
for name in reversed(made):
    print("-" + name)
