import sys

sys.setrecursionlimit(10000)
calls = {}  # of each template
made = {}  # the types for which there is a function


def make(name, type_name):
    if type_name in made[name]:
        return
    made[name].add(type_name)
    for called, given in calls[name]:
        make(called, type_name if given == "T" else given)


n, m = map(int, input().split())
for _ in range(n):
    name, _, *words = input().split()
    calls[name] = list(zip(words[::2], words[1::2]))
    made[name] = set()
for _ in range(m):
    make(*input().split())
print(sum(len(types) for types in made.values()))
for name, types in made.items():
    print(name, len(types))
