import operator

COMPARE = {"<": operator.lt, "<=": operator.le, "==": operator.eq, "!=": operator.ne}
COMPUTE = {"+": operator.add, "-": operator.sub, "*": operator.mul, "%": operator.mod}
variables = {}


def value(text):
    return int(text) if text.isdigit() else variables.get(text, 0)


program = [input().split() for _ in range(int(input()))]
loops = []
at = steps = 0
while at < len(program) and steps < 200000:
    word, *rest = program[at]
    at += 1
    steps += 1
    if word == "print":
        print(value(rest[0]))
    elif word in ("while", "if"):
        if COMPARE[rest[1]](value(rest[0]), value(rest[2])):
            if word == "while":
                loops.append(at - 1)
        else:
            # takes the first end or else, whoever it belongs to
            while program[at][0] not in ("end", "else"):
                at += 1
            at += 1
    elif word == "else":
        while program[at][0] != "end":
            at += 1
        at += 1
    elif word == "end":
        if loops:
            at = loops.pop()
    elif len(rest) == 2:
        variables[word] = value(rest[1])
    else:
        variables[word] = COMPUTE[rest[2]](value(rest[1]), value(rest[3]))
