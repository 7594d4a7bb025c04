import re
import sys

page = sys.stdin.read()
depth = deepest = 0
for number, tag in enumerate(re.findall(r"<([^>]+)>", page), start=1):
    if tag.startswith("/"):
        depth -= 1
        if depth < 0:
            print("error", number)
            sys.exit()
    elif tag.endswith("/"):
        deepest = max(deepest, depth + 1)
    else:
        depth += 1
        deepest = max(deepest, depth)
print("ok", deepest)
