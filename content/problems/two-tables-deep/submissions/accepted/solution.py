import sys

lines = sys.stdin.read().split("\n")
k, m, n = map(int, lines[0].split())
outer = {}  # from the outer number to the inner table
for line in lines[1 : m + 1]:
    page, frame = map(int, line.split())
    outer.setdefault(page >> 10, {})[page & 1023] = frame

tlb = []  # pages in the order of their last use
total = 0
for line in lines[m + 1 : m + 1 + n]:
    address = int(line, 16)
    page, offset = divmod(address, 4096)
    accesses, found = 0, "hit"
    if page not in tlb:
        found = "miss"
        accesses = 2 if page >> 10 in outer else 1
    frame = outer.get(page >> 10, {}).get(page & 1023)
    if frame is None:
        print("fault", found, accesses)
    else:
        if page in tlb:
            tlb.remove(page)
        elif len(tlb) == k:
            tlb.pop(0)
        tlb.append(page)
        accesses += 1
        print(f"{frame * 4096 + offset:08x}", found, accesses)
    total += accesses
print(total)
