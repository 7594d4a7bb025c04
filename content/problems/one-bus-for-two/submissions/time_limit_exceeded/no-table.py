import sys

sys.setrecursionlimit(5000)
n, m = map(int, input().split())
one = input().split()
two = input().split()


def served(i, j):
    if i == 0 or j == 0:
        return 0
    if one[i - 1] == two[j - 1]:
        return served(i - 1, j - 1) + 1
    return max(served(i - 1, j), served(i, j - 1))


most = served(n, m)
print(most, n + m - 2 * most)
