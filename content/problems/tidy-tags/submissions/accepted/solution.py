import re
import sys


def check(page):
    open_tags = []
    deepest = 0
    for number, tag in enumerate(re.findall(r"<([^>]+)>", page), start=1):
        if tag.startswith("/"):
            if not open_tags or open_tags.pop() != tag[1:]:
                return f"error {number}"
        elif tag.endswith("/"):
            deepest = max(deepest, len(open_tags) + 1)
        else:
            open_tags.append(tag)
            deepest = max(deepest, len(open_tags))
    return f"unclosed {open_tags[-1]}" if open_tags else f"ok {deepest}"


print(check(sys.stdin.read()))
