import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
r, c, q = numbers[:3]
above = [0] * (c + 1)
sums = [above]
at = 3
for i in range(r):
    row = [0]
    so_far = 0
    for j in range(c):
        so_far += numbers[at + j]
        row.append(above[j + 1] + so_far)
    at += c
    sums.append(row)
    above = row
answers = []
for _ in range(q):
    a, b, x, y = numbers[at:at + 4]
    at += 4
    top, bottom = sums[a - 1], sums[b]
    answers.append(bottom[y] - top[y] - bottom[x - 1])
print("\n".join(map(str, answers)))
