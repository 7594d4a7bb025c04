import sys


def main():
    words = sys.stdin.read().split()
    n, q = int(words[0]), int(words[1])
    boss = [0, 0] + list(map(int, words[2:n + 1]))
    size = [1] * (n + 1)
    for i in range(n, 1, -1):
        size[boss[i]] += size[i]
    # free_place is where the next branch below an employee begins.
    place = [0] * (n + 1)
    free_place = [1] * (n + 1)
    for i in range(1, n + 1):
        place[i] = free_place[boss[i]]
        free_place[boss[i]] += size[i]
        free_place[i] = place[i] + 1
    tree = [0] * (n + 1)

    def add(i, amount):
        while i <= n:
            tree[i] += amount
            i += i & -i

    at = n + 1
    for _ in range(q):
        x = int(words[at + 1])
        if words[at] == "ask":
            i = place[x]
            risen = 0
            while i > 0:
                risen += tree[i]
                i -= i & -i
            print(risen)
            at += 2
        else:
            r = int(words[at + 2])
            add(place[x], r)
            add(place[x] + size[x], -r)
            at += 3


main()
