generator = input().strip()
extra = len(generator) - 1


def remainder(word):
    work = [int(bit) for bit in word]
    for at in range(len(work) - extra):
        if work[at] == 1:
            for k, bit in enumerate(generator):
                work[at + k] ^= int(bit)
    return "".join(map(str, work[-extra:]))


for _ in range(int(input())):
    what, bits = input().split()
    if what == "SEND":
        print(bits + remainder(bits + "0" * extra))
    else:
        print("damaged" if "1" in remainder(bits) else "ok")
