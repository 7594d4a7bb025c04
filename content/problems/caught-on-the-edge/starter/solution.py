clock = input().strip()
data = input().strip()

latch = []
flop = []
edges = different = 0
for c, d in zip(clock, data):
    # Your code here: what do the two memories show now?
    latch.append("0")
    flop.append("0")

print("".join(latch))
print("".join(flop))
print(edges, different)
