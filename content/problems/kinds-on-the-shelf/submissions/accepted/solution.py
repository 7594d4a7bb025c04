import sys


def main():
    n, q, *numbers = map(int, sys.stdin.read().split())
    kinds = [0] + numbers[:n]
    lefts, rights = numbers[n::2], numbers[n + 1::2]
    order = sorted(range(q), key=lambda i: rights[i])
    tree = [0] * (n + 1)
    last = [0] * (n + 1)
    answer = [0] * q
    r = 0
    seen = 0
    for i in order:
        while r < rights[i]:
            r += 1
            before = last[kinds[r]]
            last[kinds[r]] = r
            seen += before == 0
            while 0 < before <= n:
                tree[before] -= 1
                before += before & -before
            place = r
            while place <= n:
                tree[place] += 1
                place += place & -place
        marks = seen
        place = lefts[i] - 1
        while place > 0:
            marks -= tree[place]
            place -= place & -place
        answer[i] = marks
    print("\n".join(map(str, answer)))


main()
