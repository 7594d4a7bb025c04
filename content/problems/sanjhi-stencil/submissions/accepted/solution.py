import sys

words = iter(sys.stdin.read().split())
h, w = int(next(words)), int(next(words))


class Rect:
    def __init__(self):
        self.r1, self.c1, self.r2, self.c2 = (int(next(words)) for _ in range(4))

    def covers(self, r, c):
        return self.r1 <= r <= self.r2 and self.c1 <= c <= self.c2


class Disc:
    def __init__(self):
        self.row, self.column, self.radius = (int(next(words)) for _ in range(3))

    def covers(self, r, c):
        return (r - self.row) ** 2 + (c - self.column) ** 2 <= self.radius**2


class Move:
    def __init__(self):
        self.dr, self.dc = int(next(words)), int(next(words))
        self.a = read_shape()

    def covers(self, r, c):
        return self.a.covers(r - self.dr, c - self.dc)


class Mirror:
    def __init__(self):
        self.a = read_shape()

    def covers(self, r, c):
        return self.a.covers(r, w + 1 - c)


class OfTwo:
    def __init__(self):
        self.a, self.b = read_shape(), read_shape()


class Join(OfTwo):
    def covers(self, r, c):
        return self.a.covers(r, c) or self.b.covers(r, c)


class Both(OfTwo):
    def covers(self, r, c):
        return self.a.covers(r, c) and self.b.covers(r, c)


class Cut(OfTwo):
    def covers(self, r, c):
        return self.a.covers(r, c) and not self.b.covers(r, c)


kinds = {"rect": Rect, "disc": Disc, "move": Move, "mirror": Mirror, "join": Join, "both": Both, "cut": Cut}


def read_shape():
    return kinds[next(words)]()


stencil = read_shape()
for r in range(1, h + 1):
    print("".join("#" if stencil.covers(r, c) else "." for c in range(1, w + 1)))
