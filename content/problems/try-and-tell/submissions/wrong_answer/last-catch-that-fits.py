class Thrown(Exception):
    def __init__(self, name):
        self.name = name


n = int(input())
lines = [input().split() for _ in range(n)] + [["END"]]
place = 0


def read_part():
    """Reads statements up to CATCH, FINALLY or END."""
    global place
    part = []
    while lines[place][0] not in ("CATCH", "FINALLY", "END"):
        statement = lines[place]
        place += 1
        part.append(read_try() if statement[0] == "TRY" else statement)
    return part


def read_try():
    global place
    tried = read_part()
    catches = []
    while lines[place][0] == "CATCH":
        name = lines[place][1]
        place += 1
        catches.append((name, read_part()))
    last = []
    if lines[place][0] == "FINALLY":
        place += 1
        last = read_part()
    place += 1
    return "TRY", tried, catches, last


def run(part):
    for statement in part:
        if statement[0] == "SAY":
            print(statement[1])
        elif statement[0] == "THROW":
            raise Thrown(statement[1])
        else:
            run_try(*statement[1:])


def run_try(tried, catches, last):
    try:
        run(tried)
    except Thrown as thrown:
        for name, part in reversed(catches):
            if name in ("ANY", thrown.name):
                run(part)
                break
        else:
            raise
    finally:
        run(last)


try:
    run(read_part())
    print("DONE")
except Thrown as thrown:
    print("STOPPED BY", thrown.name)
