from itertools import groupby

OPEN, DAY = 480, 720  # in minutes
calendar = {}


def busy_of(name):
    return calendar.setdefault(name, [False] * DAY)


def minute(time):
    hours, minutes = time.split(":")
    return 60 * int(hours) + int(minutes) - OPEN


def text(at):
    return f"{(at + OPEN) // 60:02}:{(at + OPEN) % 60:02}"


def enter(name, start, end):
    busy_of(name)[start:end] = [True] * (end - start)


def free_times(busy):
    """All free times, as long as possible, in order."""
    start = 0
    for is_busy, row in groupby(busy):
        end = start + len(list(row))
        if not is_busy:
            yield start, end
        start = end


def first_free(busy, length):
    for start, end in free_times(busy):
        if end - start >= length:
            return start
    return None


for _ in range(int(input())):
    command, *words = input().split()
    if command == "busy":
        enter(words[0], minute(words[1]), minute(words[2]))
    elif command == "meet":
        length, group = int(words[0]), words[2:]
        busy = [any(marks) for marks in zip(*map(busy_of, group))]
        start = first_free(busy, length)
        if start is None:
            print("none")
        else:
            for name in group:
                enter(name, start, start + length)
            print(text(start))
    else:
        print(*[f"{text(start)}-{text(end)}" for start, end in free_times(busy_of(words[0]))] or ["none"])
