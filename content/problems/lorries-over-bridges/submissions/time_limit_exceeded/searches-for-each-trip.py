import sys

n, m, q, *numbers = map(int, sys.stdin.read().split())
triples = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
near = [[] for _ in range(n + 1)]
for a, b, c in triples[:m]:
    near[a].append((b, c))
    near[b].append((a, c))
for a, b, w in triples[m:]:
    seen = {a}
    todo = [a]
    for village in todo:
        for other, carries in near[village]:
            if carries >= w and other not in seen:
                seen.add(other)
                todo.append(other)
    print("yes" if b in seen else "no")
