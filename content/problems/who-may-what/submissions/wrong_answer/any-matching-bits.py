BITS = {"r": 4, "w": 2, "x": 1}
SHIFTS = {"u": 6, "g": 3, "o": 0}


def changed(rights, mode):
    if mode.isdigit():
        return int(mode, 8)
    sign = next(c for c in mode if c in "+-=")
    who, letters = mode.split(sign)
    bits = sum(BITS[letter] for letter in letters)
    for person in who.replace("a", "ugo"):
        shift = SHIFTS[person]
        if sign == "=":
            rights &= ~(7 << shift)
        if sign == "-":
            rights &= ~(bits << shift)
        else:
            rights |= bits << shift
    return rights


def may(person, file, what):
    owner, group, rights = file
    if person == "root":
        return what != "x" or rights & 0o111 != 0
    if person == owner and rights >> 6 & BITS[what]:
        return True
    if (group, person) in members and rights >> 3 & BITS[what]:
        return True
    return rights & BITS[what] != 0


g, f, q = map(int, input().split())
members = {tuple(input().split()) for _ in range(g)}
files = {}
for _ in range(f):
    name, owner, group, octal = input().split()
    files[name] = [owner, group, int(octal, 8)]
for _ in range(q):
    what, *words = input().split()
    if what == "may":
        person, name, wanted = words
        print("yes" if may(person, files[name], wanted) else "no")
    else:
        name, mode = words
        rights = files[name][2] = changed(files[name][2], mode)
        print("".join("rwx"[i % 3] if rights >> (8 - i) & 1 else "-" for i in range(9)))
