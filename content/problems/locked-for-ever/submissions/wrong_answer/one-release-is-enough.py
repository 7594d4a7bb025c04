t, n = map(int, input().split())
steps = [input().split()[1:] for _ in range(t)]
place = [0] * t
held = {}  # of each lock that is held: by whom, and how often


def waits_for(i):
    """The thread that thread i waits for, or None."""
    if place[i] == len(steps[i]):
        return None
    sign, lock = steps[i][place[i]][0], steps[i][place[i]][1:]
    if sign == "+" and lock in held and held[lock][0] != i:
        return held[lock][0]
    return None


def turn(i):
    if place[i] == len(steps[i]) or waits_for(i) is not None:
        return
    sign, lock = steps[i][place[i]][0], steps[i][place[i]][1:]
    place[i] += 1
    if sign == "+":
        held.setdefault(lock, [i, 0])[1] += 1
    else:
        held.pop(lock, None)


def in_circle(i):
    seen = set()
    at = waits_for(i)
    while at is not None and at != i and at not in seen:
        seen.add(at)
        at = waits_for(at)
    return at == i


for word in input().split():
    turn(int(word) - 1)
for i in range(t):
    if place[i] == len(steps[i]):
        print(f"{i + 1}: finished")
    elif waits_for(i) is None:
        print(f"{i + 1}: ready")
    else:
        print(f"{i + 1}: waiting for {steps[i][place[i]][1:]}")
circle = [i + 1 for i in range(t) if in_circle(i)]
if circle:
    print("deadlock", *circle)
else:
    print("no deadlock")
