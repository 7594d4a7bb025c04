import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
total = [0]
for day in data[2 : 2 + n]:
    total.append(total[-1] + day)
answers = []
for i in range(2 + n, 2 + n + 2 * q, 2):
    a, b = data[i], data[i + 1]
    answers.append(total[b - 1] - total[a - 1])
print("\n".join(map(str, answers)))
