def fits(pattern, name):
    if name[:1] == "." and pattern[:1] != ".":
        return False
    return rest_fits(pattern, name)


def rest_fits(pattern, name):
    if not pattern:
        return not name
    if pattern[0] == "*":
        return any(rest_fits(pattern[1:], name[k:]) for k in range(len(name) + 1))
    return name != "" and pattern[0] in ("?", name[0]) and rest_fits(pattern[1:], name[1:])


n, q = map(int, input().split())
names = sorted(input() for _ in range(n))
for _ in range(q):
    pattern = input()
    print(*[name for name in names if fits(pattern, name)] or [pattern])
