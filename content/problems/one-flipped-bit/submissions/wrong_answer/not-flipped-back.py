def data_of(bits):
    checks = {2**i for i in range(11)}
    return "".join(bit for place, bit in enumerate(bits, 1) if place not in checks)


n = int(input())
for _ in range(n):
    *bits, last = input().strip()
    place = 0
    for number, bit in enumerate(bits, 1):
        if bit == "1":
            place ^= number
    odd = (bits.count("1") + int(last)) % 2
    if not odd and place == 0:
        print("ok", data_of(bits))
    elif not odd or place > len(bits):
        print("lost")
    elif place == 0:
        print("fixed", len(bits) + 1, data_of(bits))
    else:
        pass
        print("fixed", place, data_of(bits))
