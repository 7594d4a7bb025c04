def number(address):
    return int.from_bytes(map(int, address.split(".")), "big")


def fits(rule, address, port):
    _, prefix, bits, low, high = rule
    return address >> (32 - bits) == prefix and low <= port <= high


def covers(upper, lower):
    _, prefix, bits, low, high = upper
    _, inner, inner_bits, inner_low, inner_high = lower
    if bits > inner_bits or inner >> (inner_bits - bits) != prefix:
        return False
    return low <= inner_low and inner_high <= high


n, q = map(int, input().split())
rules = []
for _ in range(n):
    action, network, ports = input().split()
    address, bits = network.split("/")
    low, high = map(int, ports.split("-"))
    rules.append((action, number(address) >> (32 - int(bits)), int(bits), low, high))
for _ in range(q):
    source, port = input().split()
    fitting = [i for i, rule in enumerate(rules, 1) if fits(rule, number(source), int(port))]
    print(rules[fitting[0] - 1][0] if fitting else "deny", fitting[0] if fitting else 0)
useless = [i + 1 for i in range(n) if any(covers(rules[above], rules[i]) for above in range(i))]
print(*useless or ["none"])
