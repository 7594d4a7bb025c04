first = input().strip()
second = input().strip()


def start_of(ring, wanted):
    if len(ring) != len(wanted):
        return -1
    return (ring + ring).find(wanted)


same = start_of(first, second)
turned = start_of(first[::-1], second)
if same >= 0:
    print("SAME", same)
elif turned >= 0:
    print("TURNED", turned)
else:
    print("DIFFERENT")
