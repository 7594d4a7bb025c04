import sys

n, m, *numbers = map(int, sys.stdin.read().split())
before = [[] for _ in range(n + 1)]
left = [0] * (n + 1)
for a, b in zip(numbers[0::2], numbers[1::2]):
    before[b].append(a)
    left[a] += 1
result = ["B" if count == 0 else "-" for count in left]
decided = [circle for circle in range(1, n + 1) if result[circle] == "B"]
for circle in decided:
    for other in before[circle]:
        if result[other] != "-":
            continue
        left[other] -= 1
        if result[circle] == "B":
            result[other] = "A"
        elif left[other] == 0:
            result[other] = "B"
        if result[other] != "-":
            decided.append(other)
print("".join(result[1:]))
