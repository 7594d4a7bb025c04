n = int(input())
order = list(map(int, input().split()))
siding = []
most = came = 0
for wanted in order:
    while came < wanted:
        came += 1
        siding.append(came)
    if siding[-1] != wanted:
        print("no", wanted)
        break
    siding.pop()
    most = max(most, len(siding))
else:
    print("yes", most)
