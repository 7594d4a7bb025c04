n, q = map(int, input().split())
mother = dict(input().split() for _ in range(n))


def line(person):
    people = [person]
    while people[-1] in mother:
        people.append(mother[people[-1]])
    return people


for _ in range(q):
    first, second = (line(name) for name in input().split())
    best = None
    above = {person: up for up, person in enumerate(first)}
    for up, person in enumerate(second):
        if person in above:
            best = (person, above[person], up)
    print(*best) if best else print("not related")
