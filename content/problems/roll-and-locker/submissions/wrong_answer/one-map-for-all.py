import sys

partner = {}  # students and lockers in one dictionary


def end_pair(name):
    other = partner.pop(name, None)
    partner.pop(other, None)
    return other


for line in sys.stdin.read().splitlines()[1:]:
    command, name, *rest = line.split()
    if command == "give":
        locker = rest[0]
        if partner.get(name) == locker:
            print(0)
            continue
        print((end_pair(name) is not None) + (end_pair(locker) is not None))
        partner[name] = locker
        partner[locker] = name
    elif command in ("leave", "open"):
        print(end_pair(name) or "none")
    else:
        print(partner.get(name, "none"))
