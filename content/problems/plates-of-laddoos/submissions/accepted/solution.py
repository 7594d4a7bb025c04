from itertools import count

p, m = map(int, input().split())
plates = list(map(int, input().split()))
takes = list(map(int, input().split()))
value = []
while len(value) <= max(plates):
    s = len(value)
    reached = {value[s - take] for take in takes if take <= s}
    value.append(next(v for v in count() if v not in reached))
together = 0
for plate in plates:
    together ^= value[plate]
if together == 0:
    print("Gauri")
else:
    print("Ganesh")
    winning = 0
    for plate in plates:
        for take in takes:
            if take <= plate and together ^ value[plate] == value[plate - take]:
                winning += 1
    print(winning)
