import sys


def first_contradiction(sentences):
    parent = {}  # places: a child as red, and minus the child as blue; a root has no parent

    def root(place):
        while place in parent:
            above = parent[place]
            if above in parent:
                parent[place] = parent[above]
            place = above
        return place

    for i, sentence in enumerate(sentences, 1):
        kind, a, b = sentence.split()
        red_a, blue_a = root(int(a)), root(-int(a))
        red_b, blue_b = root(int(b)), root(-int(b))
        if kind == "other":
            red_b, blue_b = blue_b, red_b
        if red_a == blue_b:
            return i
        if red_a != red_b:
            parent[red_a] = red_b
            parent[blue_a] = blue_b
    return "no contradiction"


n, q = map(int, sys.stdin.readline().split())
print(first_contradiction(sys.stdin))
