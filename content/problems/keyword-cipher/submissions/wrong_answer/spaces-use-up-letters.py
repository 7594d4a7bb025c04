from itertools import cycle

for _ in range(int(input())):
    what, key = input().split()
    shifts = cycle(ord(letter) - ord("a") for letter in key)
    out = ""
    for letter in input():
        step = next(shifts)
        if letter.isalpha():
            first = ord("A") if letter.isupper() else ord("a")
            shift = step if what == "hide" else -step
            letter = chr(first + (ord(letter) - first + shift) % 26)
        out += letter
    print(out)
