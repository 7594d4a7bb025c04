import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rows = [tuple(numbers[i : i + 3]) for i in range(1, 3 * n, 3)]
states = {state: row for state, row in enumerate(rows, 1)}

reached = [1]
known = {1}
for state in reached:
    for to in states[state][1:]:
        if to not in known:
            known.add(to)
            reached.append(to)

group = {state: states[state][0] for state in reached}
while True:
    triples = {}
    refined = {}
    for state in reached:
        _, zero, one = states[state]
        triple = (group[state], group[zero], group[one])
        refined[state] = triples.setdefault(triple, len(triples))
    if len(triples) == len(set(group.values())):
        break
    group = refined
print(len(reached), len(triples))
