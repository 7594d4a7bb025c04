parent, adopted, blocked = {1: 0}, set(), set()  # of those that are alive
zombies = {1: []}  # from a living process to its zombies: number and exit code
last = 1


def end(p, code):
    above = parent.pop(p)
    del zombies[p]
    for q in parent:
        if parent[q] == p:
            parent[q] = 1
            adopted.add(q)
    if p in adopted:
        adopted.remove(p)
    elif above in blocked:
        blocked.remove(above)
        print(above, "got", p, code)
    else:
        zombies[above].append((p, code))


def wait(p):
    if zombies[p]:
        print(p, "got", *zombies[p].pop(0))
    elif p in parent.values():
        blocked.add(p)
        print(p, "waits")
    else:
        print(p, "has no child")


for _ in range(int(input())):
    what, *numbers = input().split()
    if what == "list":
        print(len(parent), sum(map(len, zombies.values())), len(adopted))
    elif what == "fork":
        last += 1
        parent[last] = int(numbers[0])
        zombies[last] = []
        print(last)
    elif what == "exit":
        end(int(numbers[0]), int(numbers[1]))
    else:
        wait(int(numbers[0]))
