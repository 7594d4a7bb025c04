import sys


def main():
    n, q, *places = map(int, sys.stdin.read().split())
    size = 1
    while size < n:
        size *= 2
    left = [0] * size + [1] * n + [0] * (size - n)
    right = left[:]
    best = left[:]

    def join(part, half):
        a = 2 * part
        b = a + 1
        left[part] = half + left[b] if left[a] == half else left[a]
        right[part] = half + right[a] if right[b] == half else right[b]
        best[part] = max(best[a], best[b], right[a] + left[b])

    half = 1
    level = size // 2
    while level >= 1:
        for part in range(level, 2 * level):
            join(part, half)
        level //= 2
        half *= 2
    answers = []
    for place in places:
        part = size + place - 1
        left[part] = right[part] = best[part] = 0
        half = 1
        while part > 1:
            part //= 2
            join(part, half)
            half *= 2
        answers.append(best[1])
    print("\n".join(map(str, answers)))


main()
