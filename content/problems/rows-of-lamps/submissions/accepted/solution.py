def ones(row):
    """Return the numbers of the bits that are 1."""
    return [k for k in range(32) if row >> k & 1]


everywhere = 2 ** 32 - 1
for _ in range(int(input())):
    before, now = map(int, input().split())
    lit = ones(now)
    print("on", len(ones(now & ~before)), "off", len(ones(before & ~now)), "last", lit[-1] if lit else "-")
    everywhere &= now
print("everywhere:", *(ones(everywhere) or ["none"]))
