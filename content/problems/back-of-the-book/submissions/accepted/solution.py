import sys

index = {}
for line in sys.stdin.read().splitlines()[1:]:
    page, term = line.split()
    index.setdefault(term, set()).add(int(page))


def runs(pages):
    for first in sorted(pages):
        if first - 1 in pages:
            continue  # in the middle of a run
        last = first
        while last + 1 in pages:
            last += 1
        yield f"{first}-{last}" if last > first else str(first)


for term in sorted(index):
    print(term, ", ".join(runs(index[term])))
