import re

KINDS = [
    ("number", re.compile(r"[0-9]+")),
    ("name", re.compile(r"[A-Za-z_][A-Za-z_0-9]*")),
    ("text", re.compile(r'"[^"]*"')),
    ("sign", re.compile(r"[<>=!]=|[-+*/%<>=(){},;]")),
]


def token_at(line, at):
    for kind, pattern in KINDS:
        found = pattern.match(line, at)
        if found:
            return kind, found.group()
    return None


line = input()
at = 0
while at < len(line):
    if line[at] == " ":
        at += 1
        continue
    token = token_at(line, at)
    if token is None:
        print("error in column", at + 1)
        break
    print(*token)
    at += len(token[1])
