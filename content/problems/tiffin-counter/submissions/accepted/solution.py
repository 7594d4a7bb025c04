from collections import deque

b, n = map(int, input().split())
tiffins = deque()
cooks = deque()  # who waits, with her tiffin
carriers = deque()
waiting = set()


def put(cook, tiffin):
    print(cook, "puts", tiffin)
    tiffins.append(tiffin)


def take(carrier):
    print(carrier, "takes", tiffins.popleft())


for _ in range(n):
    kind, person, *tiffin = input().split()
    if person in waiting:
        print(person, "is waiting")
    elif kind == "cook" and len(tiffins) < b:
        put(person, tiffin[0])
        if carriers:
            waiting.remove(carriers[0])
            take(carriers.popleft())
    elif kind == "carrier" and tiffins:
        take(person)
        if cooks:
            waiting.remove(cooks[0][0])
            put(*cooks.popleft())
    else:
        print(person, "waits")
        waiting.add(person)
        if kind == "cook":
            cooks.append((person, tiffin[0]))
        else:
            carriers.append(person)

print("counter", *(tiffins or ["empty"]))
print("waiting", *([cook for cook, _ in cooks] + list(carriers) or ["nobody"]))
