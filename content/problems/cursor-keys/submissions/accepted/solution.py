signs = [""]  # the sign of each node; node 0 is the sentinel
before = [0]
after = [0]
cursor = 0
for key in input().strip():
    if key == "<":
        if cursor != 0:
            cursor = before[cursor]
    elif key == ">":
        if after[cursor] != 0:
            cursor = after[cursor]
    elif key == "[":
        cursor = 0
    elif key == "]":
        cursor = before[0]
    elif key == "*":
        if cursor != 0:
            left, right = before[cursor], after[cursor]
            after[left], before[right] = right, left
            cursor = left
    else:
        node, right = len(signs), after[cursor]
        signs.append(key)
        before.append(cursor)
        after.append(right)
        after[cursor] = before[right] = cursor = node
text = []
node = after[0]
while node != 0:
    text.append(signs[node])
    node = after[node]
print("".join(text) or "EMPTY")
