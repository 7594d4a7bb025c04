import sys


def leave():
    """Close the files of the innermost block; return the exception that it catches."""
    catches, files = blocks.pop()
    for file in files:
        print("close", file)
    return catches


blocks = [(None, [])]  # the first one stands for the program itself
to_skip = 0  # how many ends must still be found
for line in sys.stdin.readlines()[1:]:
    word, *names = line.split()
    if to_skip > 0:
        if word == "begin":
            to_skip += 1
        elif word == "end":
            to_skip -= 1
    elif word == "begin":
        blocks.append((names[0] if names else None, []))
    elif word == "open":
        print("open", names[0])
        blocks[-1][1].append(names[0])
    elif word == "end":
        leave()
    else:
        caught = False
        while blocks and not caught:
            caught = leave() == names[0]
            to_skip += 1
        if not caught:
            print("uncaught", names[0])
            break
        print("caught", names[0])
else:
    leave()
