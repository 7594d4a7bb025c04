import sys


def join(a, b):
    if a[0] < b[0]:
        return a
    if b[0] < a[0]:
        return b
    return (a[0], a[1] + b[1])


n, q = map(int, sys.stdin.readline().split())
tree = [None] * n + [(int(t), 1) for t in sys.stdin.readline().split()]
for i in range(n - 1, 0, -1):
    tree[i] = join(tree[2 * i], tree[2 * i + 1])
for _ in range(q):
    command, a, b = sys.stdin.readline().split()
    if command == "set":
        i = n + int(a) - 1
        tree[i] = (int(b), 1)
        while i > 1:
            i //= 2
            tree[i] = join(tree[2 * i], tree[2 * i + 1])
    else:
        answer = (1000, 0)
        left = n + int(a) - 1
        right = n + int(b)
        while left < right:
            if left % 2 == 1:
                answer = join(answer, tree[left])
                left += 1
            if right % 2 == 1:
                right -= 1
                answer = join(answer, tree[right])
            left //= 2
            right //= 2
        print(*answer)
