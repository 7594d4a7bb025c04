import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
days = data[2 : 2 + n]
for i in range(2 + n, 2 + n + 2 * q, 2):
    answer = 0
    for day in range(data[i] - 1, data[i + 1]):
        answer += days[day]
    print(answer)
