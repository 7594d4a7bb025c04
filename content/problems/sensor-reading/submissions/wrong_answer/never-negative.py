n = int(input())
for _ in range(n):
    text = input().strip()
    bits = 4 * len(text)
    value = int(text, 16)
    if value < 0:
        value -= 2 ** bits
    size = abs(value)
    sign = "-" if value < 0 else ""
    print(f"{sign}{size // 10}.{size % 10}")
