a, b, c = map(int, input().split())
seeds = {"A": a, "B": b, "C": c}
for _ in range(int(input())):
    kind, *letters = input().split()
    if kind == "round":
        seeds["B"], seeds["C"], seeds["A"] = seeds["A"], seeds["B"], seeds["C"]
    elif kind == "lift":
        print(letters[0], seeds[letters[0]])
    elif kind == "swap":
        x, y = letters
        seeds[x], seeds[y] = seeds[y], seeds[x]
    else:
        x, y = letters
        moved = seeds[x] if kind == "sweep" else seeds[x] // 2
        seeds[x] -= moved
        seeds[y] += moved
print(*seeds.values())
