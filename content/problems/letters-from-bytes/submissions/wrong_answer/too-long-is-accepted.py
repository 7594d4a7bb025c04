SMALLEST = {1: 0x00, 2: 0x80, 3: 0x800, 4: 0x10000}


def length_from(first):
    if first < 0x80:
        return 1
    if 0xC0 <= first < 0xE0:
        return 2
    if 0xE0 <= first < 0xF0:
        return 3
    if 0xF0 <= first < 0xF8:
        return 4
    return None


def decode(data):
    """The Unicode number of one character, or None if it is not well formed."""
    length = length_from(data[0])
    if length is None or len(data) < length:
        return None
    number = data[0] if length == 1 else data[0] & (0x7F >> length)
    for byte in data[1:]:
        if byte & 0xC0 != 0x80:
            return None
        number = number << 6 | byte & 0x3F
    if  number > 0x10FFFF or 0xD800 <= number <= 0xDFFF:
        return None
    return number


n = int(input())
data = bytes.fromhex(input())
start = 0
while start < n:
    length = length_from(data[start]) or 1
    number = decode(data[start:start + length])
    if number is None:
        print("error at byte", start + 1)
        break
    print(f"U+{number:04X}")
    start += length
