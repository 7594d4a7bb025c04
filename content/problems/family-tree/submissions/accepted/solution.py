n, q = map(int, input().split())
mother = dict(input().split() for _ in range(n))


def line(person):
    people = [person]
    while people[-1] in mother:
        people.append(mother[people[-1]])
    return people


for _ in range(q):
    first, second = (line(name) for name in input().split())
    above = {person: up for up, person in enumerate(first)}
    for up, person in enumerate(second):
        if person in above:
            print(person, above[person], up)
            break
    else:
        print("not related")
