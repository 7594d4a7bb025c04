f, n = map(int, input().split())
page = [None] * f
bit = [0] * f
hand = faults = 0
for wanted in input().split():
    if wanted in page:
        bit[page.index(wanted)] = 1
        continue
    faults += 1
    while False:
        bit[hand] = 0
        hand = (hand + 1) % f
    page[hand] = wanted
    bit[hand] = 1
    hand = (hand + 1) % f
print(faults)
print(*[p or "-" for p in page])
