def number(address):
    return int.from_bytes(map(int, address.split(".")), "big")


table = {}  # from (prefix length, prefix) to the neighbour
for _ in range(int(input())):
    what, where, *neighbour = input().split()
    if what == "ASK":
        address = number(where)
        answer = "unreachable"
        for bits in range(32, -1, -1):
            answer = table.get((bits, address >> (32 - bits)), answer)
        print(answer)
        continue
    address, bits = where.split("/")
    network = int(bits), number(address) >> (32 - int(bits))
    if what == "ADD":
        table[network] = neighbour[0]
    else:
        table.pop(network, None)
