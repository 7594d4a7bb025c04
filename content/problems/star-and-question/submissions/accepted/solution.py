def fits(pattern, name):
    if name[0] == "." and pattern[0] != ".":
        return False
    reached = {0}  # how much of the name the part read so far can take
    for sign in pattern:
        if sign == "*":
            reached = set(range(min(reached), len(name) + 1))
        else:
            reached = {j + 1 for j in reached if j < len(name) and sign in ("?", name[j])}
        if not reached:
            return False
    return len(name) in reached


n, q = map(int, input().split())
names = sorted(input() for _ in range(n))
for _ in range(q):
    pattern = input()
    print(*[name for name in names if fits(pattern, name)] or [pattern])
