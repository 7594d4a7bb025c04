n, g = map(int, input().split())
trees = [int(tree) for tree in sorted(input().split())]
wide = widest = 0
for before, after in zip(trees, trees[1:]):
    gap = after - before
    if gap > g:
        wide += 1
    if gap > widest:
        widest = gap
        sides = (before, after)
print(wide)
print(widest, *sides)
