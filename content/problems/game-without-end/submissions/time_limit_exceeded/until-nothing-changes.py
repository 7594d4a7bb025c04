import sys

n, m, *numbers = map(int, sys.stdin.read().split())
after = [[] for _ in range(n + 1)]
for a, b in zip(numbers[0::2], numbers[1::2]):
    after[a].append(b)
result = ["-"] * (n + 1)
changed = True
while changed:
    changed = False
    for circle in range(1, n + 1):
        if result[circle] != "-":
            continue
        ends = {result[other] for other in after[circle]}
        if "B" in ends:
            result[circle] = "A"
        elif "-" not in ends:
            result[circle] = "B"
        if result[circle] != "-":
            changed = True
print("".join(result[1:]))
