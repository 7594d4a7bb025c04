m, q = map(int, input().split())
taken = []  # (start, end, number) of each piece that is in use, sorted


def gaps():
    """The free stretches, by address."""
    end = 0
    for start, next_end, _ in taken:
        yield end, start
        end = next_end
    yield end, m


for _ in range(q):
    what, number, *size = input().split()
    if what == "FREE":
        taken = [piece for piece in taken if piece[2] != number]
        continue
    size = int(size[0])
    for start, end in sorted(gaps(), key=lambda gap: gap[1] - gap[0]):
        if end - start >= size:
            taken.append((start, start + size, number))
            taken.sort()
            print(start)
            break
    else:
        print("no")
free = [end - start for start, end in gaps()]
print(sum(free), max(free))
