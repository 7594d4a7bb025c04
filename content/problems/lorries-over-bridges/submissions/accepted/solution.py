import sys


def main():
    n, m, q, *numbers = map(int, sys.stdin.read().split())
    triples = list(zip(numbers[2::3], numbers[0::3], numbers[1::3], range(m + q)))
    bridges = sorted(triples[:m], reverse=True)
    trips = sorted(triples[m:], reverse=True)
    parent = list(range(n + 1))

    def find(village):
        while parent[village] != village:
            parent[village] = parent[parent[village]]
            village = parent[village]
        return village

    answers = [""] * q
    used = 0
    for weight, a, b, number in trips:
        while used < m and bridges[used][0] >= weight:
            parent[find(bridges[used][1])] = find(bridges[used][2])
            used += 1
        answers[number - m] = "yes" if find(a) == find(b) else "no"
    print("\n".join(answers))


main()
