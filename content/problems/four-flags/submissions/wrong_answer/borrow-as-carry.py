def with_sign(value, size):
    return value - size if value >= size // 2 else value


n = int(input())
for _ in range(n):
    name, *numbers = input().split()
    w, a, b = map(int, numbers)
    size = 2**w
    if name == "ADD":
        total = a + b
        exact = with_sign(a, size) + with_sign(b, size)
    else:
        total = a + size - b
        exact = with_sign(a, size) - with_sign(b, size)
    result = total % size
    flags = ""
    if result >= size // 2:
        flags += "N"
    if result == 0:
        flags += "Z"
    if (total >= size) == (name == "ADD"):
        flags += "C"
    if exact != with_sign(result, size):
        flags += "V"
    print(result, flags or "-")
