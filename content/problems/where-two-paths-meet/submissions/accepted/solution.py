def length_from(hut):
    signs = 0
    while sign[hut] != 0:
        hut = sign[hut]
        signs += 1
    return signs


n, a, b = map(int, input().split())
sign = [0, *map(int, input().split())]
left_a, left_b = length_from(a), length_from(b)
steps_a = steps_b = 0
while left_a - steps_a > left_b:
    a = sign[a]
    steps_a += 1
while left_b - steps_b > left_a:
    b = sign[b]
    steps_b += 1
while a != b:
    a = sign[a]
    b = sign[b]
    steps_a += 1
    steps_b += 1
if a == 0:
    print("never")
else:
    print(a, steps_a, steps_b)
