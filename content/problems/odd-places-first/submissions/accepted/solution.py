n, first = map(int, input().split())
following = [0, *map(int, input().split())]

last_odd = last_even = 0
first_even = following[first]
wagon = first
odd = True
while wagon != 0:
    after = following[wagon]
    following[wagon] = 0
    if odd:
        if last_odd != 0:
            following[last_odd] = wagon
        last_odd = wagon
    else:
        if last_even != 0:
            following[last_even] = wagon
        last_even = wagon
    odd = not odd
    wagon = after
following[last_odd] = first_even

train = []
wagon = first
while wagon != 0:
    train.append(wagon)
    wagon = following[wagon]
print(*train)
print(*following[1:])
