class BookError(Exception):
    pass


files = {}
path = []  # the files that are open now
text = []


def put_in(name):
    if name in path:
        raise BookError(" ".join(["circle", *path[path.index(name) :], name]))
    path.append(name)
    for number, line in enumerate(files[name], 1):
        if not line.startswith("include "):
            text.append(line)
            continue
        following = line[8:]
        if following not in files:
            raise BookError(f"missing {following} in {name} line {number}")
        put_in(following)
    path.pop()


for _ in range(int(input())):
    _, name, count = input().split()
    files[name] = [input() for _ in range(int(count))]
try:
    put_in(next(iter(files)))
    for line in text:
        print(line)
except BookError as error:
    print(error)
