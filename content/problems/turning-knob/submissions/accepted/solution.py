n, m = map(int, input().split())
size = 2**n
at = None
total = 0
for _ in range(m):
    position = bit = 0
    for digit in input().strip():
        bit ^= int(digit)
        position = 2 * position + bit
    if at is None:
        at = position
    step = (position - at) % size
    if step == size - 1:
        step = -1
    if step > 1:
        print(f"{position}?")
    else:
        print(position)
        total += step
        at = position
print(total)
