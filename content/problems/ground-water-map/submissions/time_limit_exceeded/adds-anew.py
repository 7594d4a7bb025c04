import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
r, c, q = numbers[:3]
change = [numbers[3 + i * c:3 + (i + 1) * c] for i in range(r)]
at = 3 + r * c
answers = []
for _ in range(q):
    a, b, x, y = numbers[at:at + 4]
    at += 4
    answers.append(sum(sum(row[x - 1:y]) for row in change[a - 1:b]))
print("\n".join(map(str, answers)))
