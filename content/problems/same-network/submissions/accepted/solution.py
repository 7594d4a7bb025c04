def number(address):
    return int.from_bytes(map(int, address.split(".")), "big")


def text(value):
    return ".".join(str(part) for part in value.to_bytes(4, "big"))


for _ in range(int(input())):
    machine, receiver = input().split()
    address, prefix = machine.split("/")
    size = 2 ** (32 - int(prefix))
    first = number(address) // size * size
    last = first + size - 1
    inside = first <= number(receiver) <= last
    print(text(first), text(last), "direct" if inside else "router")
