keys = input().strip()
text = []
cursor = 0
for key in keys:
    if key == "<":
        cursor = max(0, cursor - 1)
    elif key == ">":
        cursor = min(len(text), cursor + 1)
    elif key == "[":
        cursor = 0
    elif key == "]":
        cursor = len(text)
    elif key == "*":
        if cursor > 0:
            cursor -= 1
            text.pop(cursor)
    else:
        text.insert(cursor, key)
        cursor += 1
print("".join(text) or "EMPTY")
