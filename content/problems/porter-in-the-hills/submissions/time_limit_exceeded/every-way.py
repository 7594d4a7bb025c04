import sys

sys.setrecursionlimit(2000)
numbers = list(map(int, sys.stdin.read().split()))
r, c = numbers[:2]
toll = [numbers[2 + i * c:2 + (i + 1) * c] for i in range(r)]
found = {}


def walk(i, j, total):
    if i == r or j == c or toll[i][j] < 0:
        return
    total += toll[i][j]
    if i == r - 1 and j == c - 1:
        found[total] = found.get(total, 0) + 1
        return
    walk(i + 1, j, total)
    walk(i, j + 1, total)


walk(0, 0, 0)
if found:
    print(min(found), found[min(found)] % 1000000007)
else:
    print("NO WAY")
