import sys

to_locker, to_student = {}, {}


def end_pair(mine, other, name):
    """Ends the pair of a name that stands in the first dictionary. Returns the partner or None."""
    partner = mine.pop(name, None)
    if partner is not None:
        del other[partner]
    return partner


def give(student, locker):

    old_locker = end_pair(to_locker, to_student, student)
    old_student = end_pair(to_student, to_locker, locker)
    to_locker[student] = locker
    to_student[locker] = student
    return (old_locker is not None) + (old_student is not None)


def answer(command, name, *rest):
    if command == "give":
        return give(name, *rest)
    if command == "locker":
        return to_locker.get(name, "none")
    if command == "student":
        return to_student.get(name, "none")
    if command == "leave":
        return end_pair(to_locker, to_student, name) or "none"
    return end_pair(to_student, to_locker, name) or "none"


for line in sys.stdin.read().splitlines()[1:]:
    print(answer(*line.split()))
