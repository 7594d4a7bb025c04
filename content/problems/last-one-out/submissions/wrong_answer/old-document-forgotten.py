reads = {}
readers = [0] * 2001
still_open = 0
last = 0


def turn(name, document):
    global still_open
    old = reads.get(name, 0)
    readers[document] += 1
    readers[old] -= 1
    reads[name] = document
    if old != 0 and readers[old] == 0:
        print("close", old)
        still_open -= 1


n = int(input())
for _ in range(n):
    event = input().split()
    if event[0] == "open":
        last += 1
        still_open += 1
        reads[event[1]] = last
        readers[last] += 1
    elif event[0] == "join":
        turn(event[1], reads.get(event[2], 0))
    else:
        turn(event[1], 0)
print("open", still_open)
