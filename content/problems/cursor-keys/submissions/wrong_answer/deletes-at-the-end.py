text = []
cursor = 0
for key in input().strip():
    if key == "<":
        cursor = max(0, cursor - 1)
    elif key == ">":
        cursor = min(len(text), cursor + 1)
    elif key == "[":
        cursor = 0
    elif key == "]":
        cursor = len(text)
    elif key == "*":
        if text:
            text.pop()
            cursor = min(cursor, len(text))
    else:
        text[cursor:cursor] = [key]
        cursor += 1
print("".join(text) or "EMPTY")
