def read(text):
    maunds, seers, chhataks = map(int, text.split("-"))
    return (maunds * 40 + seers) * 16 + chhataks


def written(weight):
    seers, chhataks = divmod(weight, 16)
    maunds, seers = divmod(seers, 40)
    return f"{maunds}-{seers}-{chhataks}"


for _ in range(int(input())):
    kind, first, second = input().split()
    a = read(first)
    if kind == "times":
        print(written(a * int(second)))
        continue
    b = read(second)
    if kind == "add":
        print(written(a + b))
    elif kind == "compare":
        print("<" if a < b else ">" if a > b else "=")
    else:
        print(written(a - b) if a >= b else "not enough")
