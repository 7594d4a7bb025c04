clock = input().strip()
data = input().strip()

latch = flop = "0"
before = clock[0]
latches = []
flops = []
edges = 0
for now, d in zip(clock, data):
    if now == "1":
        latch = d
    if now == "1" and before == "0":
        flop = d
        edges += 1
    before = now
    latches.append(latch)
    flops.append(flop)

print("".join(latches))
print("".join(flops))
print(edges, sum(a != b for a, b in zip(latches, flops)))
