HEX = "0123456789abcdefABCDEF"


def decode(piece):
    start, *rest = piece.replace("+", " ").split("%")
    out = start
    for part in rest:
        digits = part[:2]
        if len(digits) < 2 or digits[0] not in HEX or digits[1] not in HEX:
            raise ValueError(piece)
        out += chr(int(digits, 16)) + part[2:]
    return out


for _ in range(int(input())):
    try:
        pairs = []
        for pair in input().split("&"):
            name, equals, value = pair.rpartition("=")
            if not equals:
                name, value = value, name
            pairs.append(f"[{decode(name)}] [{decode(value)}]")
        print(*pairs, sep="\n")
    except ValueError:
        print("bad")
    print("--")
