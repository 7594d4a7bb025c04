for _ in range(int(input())):
    data = bytes.fromhex(input())
    if len(data) % 2 == 1:
        data += b"\0"
    total = sum(data[0::2]) * 256 + sum(data[1::2])
    total = ((total & 0xFFFF) + (total >> 16)) & 0xFFFF
    print(f"{0xFFFF - total:04x}")
