from collections import OrderedDict

n, k = map(int, input().split())
recent = OrderedDict()
hits = 0
for song in input().split():
    if song in recent:
        hits += 1
        recent.move_to_end(song)
    else:
        if len(recent) == k:
            recent.popitem(last=False)
        recent[song] = True
print(hits)
print(*reversed(recent))
