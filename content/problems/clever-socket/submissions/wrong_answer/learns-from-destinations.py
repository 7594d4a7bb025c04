p, t, n = map(int, input().split())
notes = {}  # from the address to its port and the time of the note
sent = 0
for _ in range(n):
    now, port, source, destination = input().split()
    notes[source] = port, int(now)
    known, since = notes.get(destination, (None, 0))
    if known is not None:
        notes[destination] = known, int(now)
    if known is None or int(now) > since + t:
        print("all")
        sent += p - 1
    elif known == port:
        print("drop")
    else:
        print(known)
        sent += 1
print(sent)
