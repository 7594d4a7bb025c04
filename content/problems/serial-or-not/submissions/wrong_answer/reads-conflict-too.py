t, n = map(int, input().split())
readers, writers = {}, {}
must_follow = {a: set() for a in range(1, t + 1)}  # who must come before a
for _ in range(n):
    step, value = input().split()
    who = int(step[1:])
    read = readers.setdefault(value, set())
    written = writers.setdefault(value, set())
    must_follow[who] |= written - {who}
    must_follow[who] |= read - {who}
    if step[0] == "W":
        written.add(who)
    else:
        read.add(who)

order = []
while must_follow:
    free = [a for a, earlier in must_follow.items() if not earlier]
    if not free:
        break
    first = min(free)
    order.append(first)
    del must_follow[first]
    for earlier in must_follow.values():
        earlier.discard(first)
print("not serializable" if must_follow else " ".join(map(str, order)))
