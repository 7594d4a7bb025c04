n, m = map(int, input().split())
people = {}
for _ in range(n):
    name, *rest = input().split()
    people[name] = [None if word == "-" else word for word in rest]


def whom_to_call(name):
    """Name and number of the first person on the way who has a number, or None."""
    while name is not None:
        guardian, phone = people[name]
        if phone is not None:
            return f"{name} {phone}"
        name = guardian
    return None


for _ in range(m):
    name = input()
    if name not in people:
        print("unknown")
    else:
        print(whom_to_call(name) or "nobody")
