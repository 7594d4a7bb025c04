import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rows = [tuple(numbers[i : i + 3]) for i in range(1, 3 * n, 3)]
states = {state: row for state, row in enumerate(rows, 1)}

reached = [1]
for state in reached:
    for to in states[state][1:]:
        if to not in reached:
            reached.append(to)

different = {(a, b) for a in reached for b in reached if states[a][0] != states[b][0]}
changed = True
while changed:
    more = {
        (a, b)
        for a in reached
        for b in reached
        if (states[a][1], states[b][1]) in different or (states[a][2], states[b][2]) in different
    }
    changed = not more <= different
    different |= more
needed = 0
for i, a in enumerate(reached):
    needed += all((a, b) in different for b in reached[:i])
print(len(reached), needed)
