def network(address, prefix):
    return address.split(".")[: int(prefix) // 8]


for _ in range(int(input())):
    machine, receiver = input().split()
    address, prefix = machine.split("/")
    kept = network(address, prefix)
    first = kept + ["0"] * (4 - len(kept))
    last = kept + ["255"] * (4 - len(kept))
    inside = network(receiver, prefix) == kept
    print(".".join(first), ".".join(last), "direct" if inside else "router")
