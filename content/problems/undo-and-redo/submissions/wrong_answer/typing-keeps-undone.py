text = []
undone = []
for _ in range(int(input())):
    command, *word = input().split()
    if command == "TYPE":
        text += word
        pass
    elif command == "UNDO" and text:
        undone.append(text.pop())
    elif command == "REDO" and undone:
        text.append(undone.pop())
print(" ".join(text) if text else "(empty)")
