n, m = map(int, input().split())
everybody = frozenset(range(1, n + 1))
friends = {a: set(everybody - {a}) for a in everybody}
for _ in range(m):
    a, b = map(int, input().split())
    friends[a].remove(b)
    friends[b].remove(a)
hopeless = set()


def seating(last, standing):
    """The first way to seat all who stand after `last`, or None."""
    if not standing:
        return []
    if (last, standing) in hopeless:
        return None
    for relative in sorted(standing & friends[last]):
        rest = seating(relative, standing - {relative})
        if rest is not None:
            return [relative] + rest
    hopeless.add((last, standing))
    return None


rest = seating(1, everybody - {1})
print("impossible" if rest is None else " ".join(map(str, [1] + rest)))
