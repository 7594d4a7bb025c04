UNTOUCHED, NOTE = -1, -2
m, q = map(int, input().split())
locker = [UNTOUCHED] * m
for _ in range(q):
    command, x = input().split()
    x = int(x)
    found = room = None
    looked = 0
    while looked < m:
        i = (x + looked) % m
        looked += 1
        if locker[i] == x:
            found = i
            break
        if locker[i] < 0 and room is None:
            room = i
        if locker[i] == UNTOUCHED:
            break
    if found is None and command == "in" and room is not None:
        locker[room] = x
        found = room
    elif found is not None and command == "out":
        locker[found] = NOTE
    print("-" if found is None else found, looked)
notes = locker.count(NOTE)
untouched = locker.count(UNTOUCHED)
print(m - notes - untouched, notes, untouched)
