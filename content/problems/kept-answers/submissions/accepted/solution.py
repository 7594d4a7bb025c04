outside = {}  # from the name to kind, value and time to live
kept = {}  # from the name to kind, value and the second at which it ends


def answer(now, name):
    questions = 0
    for _ in range(9):
        if name not in kept or now >= kept[name][2]:
            questions += 1
            if name not in outside:
                return "unknown", questions
            kind, value, life = outside[name]
            kept[name] = kind, value, now + life
        kind, value, _ = kept[name]
        if kind == "A":
            return value, questions
        name = value
    return "loop", questions


for _ in range(int(input())):
    what, second, name, *record = input().split()
    if what == "SET":
        kind, value, life = record
        outside[name] = kind, value, int(life)
    else:
        print(*answer(int(second), name))
