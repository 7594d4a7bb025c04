import operator

COMPARE = {"<": operator.lt, "<=": operator.le, "==": operator.eq, "!=": operator.ne}
COMPUTE = {"+": operator.add, "-": operator.sub, "*": operator.mul, "%": operator.mod}

variables = {}


def value(text):
    return int(text) if text.isdigit() else variables.get(text, 0)


def holds(left, sign, right):
    return COMPARE[sign](value(left), value(right))


program = [input().split() for _ in range(int(input()))]

# jump[i]: where to go on from line i if its comparison fails, or from an else or end
jump = {}
still_open = []
for i, (word, *_) in enumerate(program):
    if word in ("else", "end"):
        start = still_open.pop()
        jump[start] = i + 1
        jump[i] = start if program[start][0] == "while" else i + 1
    if word in ("while", "if", "else"):
        still_open.append(i)

at = 0
while at < len(program):
    word, *rest = program[at]
    at += 1
    if word == "print":
        print(value(rest[0]))
    elif word in ("while", "if"):
        if not holds(*rest):
            at = jump[at - 1]
    elif word in ("else", "end"):
        at = jump[at - 1]
    elif len(rest) == 2:
        variables[word] = value(rest[1])
    else:
        variables[word] = COMPUTE[rest[2]](value(rest[1]), value(rest[3]))
