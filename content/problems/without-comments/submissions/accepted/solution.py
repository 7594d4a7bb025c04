import sys

program = sys.stdin.read()
out = []
comments = 0
i = 0
while i < len(program):
    c = program[i]
    if program.startswith("//", i):
        i = program.index("\n", i)
        comments += 1
    elif program.startswith("/*", i):
        i = program.index("*/", i + 2) + 2
        out.append(" ")
        comments += 1
    elif c in "\"'":
        end = i + 1
        while program[end] != c:
            end += 2 if program[end] == "\\" else 1
        out.append(program[i : end + 1])
        i = end + 1
    else:
        out.append(c)
        i += 1
print("".join(out), end="")
print("comments", comments)
